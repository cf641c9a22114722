import { listPlaceOf } from '@invoice_fields'
import { Check, Copy, Undo2 } from '~/icons'
import { useEffect, useRef, useState, type FocusEvent, type InputEvent } from 'react'
import type { FieldView } from '#app/invoices/reading_page'
import { FieldError, useField } from '~/components/forms/field'
import { useFormState } from '~/components/forms/form'
import {
  labelOf,
  fieldGroupOf,
  fullLabelOf,
  placeText,
  confidenceText,
  confidenceClass,
  typeOptions,
} from '~/components/invoices/words'
import { formatDate } from '~/format'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'

type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface ReadingFieldProps {
  field: FieldView
  onFocus: (field: FieldView) => void
  /** In a table, which has no room for the copy button. */
  isCell?: boolean
}

/** Whether the values of a line were cleared, so that it is not in the invoice any more. */
export function isRemoved(line: FieldView[]): boolean {
  return line.some(({ was }) => was) && line.every(({ value }) => !value)
}

/** Whether a value should be checked by the user: it is not certain, and was not corrected. */
export function isDoubtful({ confidence, isCorrected }: FieldView): boolean {
  return confidence !== null && !isCorrected && confidenceClass(confidence) !== 'is-good'
}

/** Sets the value as if it was typed, so that the form knows that it has unsaved changes. */
export function setValue(field: Entry, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A value to review, correct and copy, with its confidence and place. */
export function ReadingField({ field, onFocus, isCell }: ReadingFieldProps) {
  const { id, message, old } = useField(field.name)
  const input = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  const read = field.was !== null && field.was !== field.value ? field.was : null
  const saved = asOneLine(field.value ?? '')
  const initial = old ?? saved
  const [typed, setTyped] = useState(asOneLine(initial))
  const { dirty } = useFormState()
  /** Also without scripts, after rejected input. */
  const isChanged = (dirty || old !== undefined) && typed !== saved
  const isRestored = isChanged && read !== null && typed === asOneLine(read)
  /** In a cell, only in place of another note: it would move the rows below. */
  const hasNote = !isCell || isDoubtful(field) || field.isCorrected
  const unsaved = isRestored
    ? t('invoices.restored')
    : isChanged && hasNote
      ? t('invoices.changed')
      : null
  /** Input from before hydration or restored by the browser. */
  useEffect(() => {
    if (input.current) setTyped(input.current.value)
  }, [])
  const label = labelOf(field.path)
  const part = fieldGroupOf(field.path)
  const shared = {
    id,
    'ref': input,
    'name': field.name,
    'defaultValue': initial,
    'aria-invalid': message ? (true as const) : undefined,
    'aria-describedby': [`${id}-note`, message && `${id}-error`].filter(Boolean).join(' '),
    'onFocus': (_: FocusEvent) => onFocus(field),
    'onInput': (event: InputEvent<Entry>) => setTyped(event.currentTarget.value),
  }
  return (
    <div className={`reading-field${field.kind === 'decimal' ? ' is-figure' : ''}`}>
      <label className="label" htmlFor={id}>
        {part && <span className="is-sr-only">{part} </span>}
        {label}
      </label>
      <div className="reading-value">
        {field.kind === 'type' ? (
          <div className="select is-fullwidth">
            <select {...shared}>
              <option value="" />
              {typeOptions().map(({ value, label: word }) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          </div>
        ) : isCell && listPlaceOf(field.path)?.name === 'description' ? (
          <textarea
            {...shared}
            rows={Math.ceil(initial.length / charactersPerRow) || 1}
            className={`textarea${message ? ' is-danger' : ''}`}
          />
        ) : (
          <input
            {...shared}
            type={field.kind === 'date' ? 'date' : 'text'}
            inputMode={field.kind === 'decimal' ? 'decimal' : undefined}
            autoComplete="off"
            className={`input${message ? ' is-danger' : ''}`}
          />
        )}
        {!isCell && <CopyValue of={fullLabelOf(field.path)} from={input} />}
      </div>
      <Note id={`${id}-note`} field={field} unsaved={unsaved} />
      {read !== null && !isRestored && (
        <RestoreValue field={field} was={read} into={input} isCell={isCell} />
      )}
      <FieldError id={id} message={message} />
    </div>
  )
}

/** Characters per row, for browsers without `field-sizing`. */
const charactersPerRow = 24

/** In a field of one line, as browsers show it. */
function asOneLine(value: string): string {
  return value.replace(/\s+/g, ' ')
}

/** The original value in the words of a sentence. */
function originalText(kind: FieldView['kind'], was: string): string {
  return kind === 'date' ? formatDate(was) : was
}

interface NoteProps {
  id: string
  field: FieldView
  /** The note on a value that is not saved yet; null if it is saved. */
  unsaved: string | null
}

/** The confidence of a value and where it was found; if it was changed, that it is corrected or not saved yet. */
function Note({ id, field, unsaved }: NoteProps) {
  const { confidence, source, page, isCorrected, was } = field
  if (isCorrected || unsaved) {
    return (
      <p className="reading-note" id={id}>
        <span className="sureness is-corrected">
          {unsaved ??
            (was
              ? t('invoices.corrected_was', { was: originalText(field.kind, was) })
              : t('invoices.corrected'))}
        </span>
      </p>
    )
  }
  return (
    <p className="reading-note" id={id}>
      {confidence !== null && source && (
        <>
          <span className={`sureness ${confidenceClass(confidence)}`}>
            {confidenceText(confidence)}
          </span>{' '}
          <span className="is-weak">
            {'· '}
            {placeText(source, page)}
          </span>
        </>
      )}
    </p>
  )
}

interface RestoreValueProps extends Pick<ReadingFieldProps, 'field' | 'isCell'> {
  was: string
  into: React.RefObject<Entry | null>
}

/** Fills the field with the original value; without scripts, also saves the form. */
function RestoreValue({ field, was, into, isCell }: RestoreValueProps) {
  const isReady = useHydrated()
  const shown = asOneLine(was)
  const label = t('invoices.restore_field', {
    field: fullLabelOf(field.path),
    was: originalText(field.kind, shown),
  })
  function restore() {
    if (!into.current) return
    setValue(into.current, shown)
    into.current.focus()
  }
  return (
    <button
      type={isReady ? 'button' : 'submit'}
      name={`restore_${field.name}`}
      value={was}
      className="reading-restore"
      aria-label={label}
      title={isCell ? label : undefined}
      onClick={isReady ? restore : undefined}
    >
      <Undo2 size={14} /> {!isCell && <span>{t('invoices.restore')}</span>}
    </button>
  )
}

const SHOWN_MS = 2000

/** Copies the value of the field; selects it if the browser does not permit copying. */
function CopyValue({ of, from }: { of: string; from: React.RefObject<Entry | null> }) {
  const [done, setDone] = useState(false)
  const ready = useHydrated()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function copy() {
    const field = from.current
    if (!field) return
    try {
      await navigator.clipboard.writeText(field.value)
      setDone(true)
    } catch {
      field.focus()
      if (!(field instanceof HTMLSelectElement)) field.select()
    }
  }

  if (!ready) return null
  return (
    <button
      type="button"
      className="reading-copy"
      aria-label={done ? t('invoices.copied') : t('invoices.copy', { what: of })}
      onClick={copy}
    >
      {done ? <Check size={16} /> : <Copy size={16} />}
    </button>
  )
}
