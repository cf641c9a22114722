import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Caret, ComboboxInput } from '~/components/forms/combobox_input'
import { FieldError, useField } from '~/components/forms/field'
import { t } from '~/text'
import type { LookUp } from '~/use_choices'
import { useTyped } from '~/use_typed'

interface ComboboxProps {
  name: string
  label: string
  /** Fetches the options; must be a stable function. */
  lookUp: LookUp
  hint?: ReactNode
  error?: string
  /** Whether the label is visually hidden. */
  labelHidden?: boolean
  defaultValue?: string
  placeholder?: string
  required?: boolean
}

/**
 * A text field with suggestions. It posts its text, so it works without scripts and with names that are typed
 * in full.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, lookUp, hint, error, labelHidden, defaultValue, placeholder, required } =
    props
  const { id, message, old, described } = useField(name, hint, error)
  const initial = old ?? defaultValue ?? ''
  const [text, setText, take] = useTyped(initial)
  const [arrived, setArrived] = useState<{ Input: typeof ComboboxInput } | null>(null)
  const left = useRef<Caret | null>(null)

  useEffect(() => {
    let isHere = true
    import('~/components/forms/combobox_input')
      .then(({ ComboboxInput: Input }) => {
        if (isHere) setArrived({ Input })
      })
      // Without options, users type the whole name.
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [])

  /** Records on unmount whether it has the focus, so that the replacing field can take it over. */
  const plain = useCallback(
    (field: HTMLInputElement) => {
      take(field)
      return () => {
        left.current =
          document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null
      }
    },
    [take]
  )

  const input = {
    id,
    name,
    required,
    placeholder,
    'type': 'text',
    'className': `input${message ? ' is-danger' : ''}`,
    'autoComplete': 'off',
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described,
  }
  return (
    <div className="field combobox">
      <label className={labelHidden ? 'label is-sr-only' : 'label'} htmlFor={id} id={`${id}-label`}>
        {label}
        {!required && <span className="label-note"> {t('common.optional')}</span>}
      </label>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="control">
        {arrived ? (
          <arrived.Input
            {...{ lookUp, text, input, left }}
            typed={text !== initial}
            onText={setText}
          />
        ) : (
          <input
            {...input}
            ref={plain}
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </div>
      <FieldError id={id} message={message} />
    </div>
  )
}
