import { useCombobox } from 'downshift'
import { useState, type ReactNode } from 'react'
import { FieldError, useField } from '~/components/field'
import { useChoices, type Choice, type LookUp } from '~/use_choices'

interface ComboboxProps {
  name: string
  label: string
  /** Asks for what may be chosen; must stay the same function between renders. */
  lookUp: LookUp
  hint?: ReactNode
  error?: string
  /** The label is read aloud but not shown. */
  labelHidden?: boolean
  defaultValue?: string
  placeholder?: string
  required?: boolean
}

/**
 * A text field that offers choices while one types. What it posts is the text, so that it works
 * without scripts and with names that one knows by heart.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, lookUp, hint, error, labelHidden, defaultValue, placeholder, required } =
    props
  const { id, message, old, described } = useField(name, hint, error)
  const [text, setText] = useState(old ?? defaultValue ?? '')
  const [typing, setTyping] = useState(false)
  const choices = useChoices(typing ? text : '', lookUp)

  const { isOpen, highlightedIndex, ...combobox } = useCombobox<Choice>({
    id,
    inputId: id,
    items: choices,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setText(selectedItem.label)
      setTyping(false)
    },
  })
  const open = isOpen && choices.length > 0

  return (
    <div className="field combobox">
      <label className={labelHidden ? 'label is-sr-only' : 'label'} {...combobox.getLabelProps()}>
        {label}
        {!required && <span className="label-note"> (optional)</span>}
      </label>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="control">
        <input
          {...combobox.getInputProps({
            value: text,
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value)
              setTyping(true)
            },
          })}
          type="text"
          name={name}
          className={`input${message ? ' is-danger' : ''}`}
          placeholder={placeholder}
          required={required}
          autoComplete="off"
          aria-expanded={open}
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        />
        <ul {...combobox.getMenuProps()} className="suggestions" hidden={!open}>
          {open &&
            choices.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index })}
                className={index === highlightedIndex ? 'suggestion is-active' : 'suggestion'}
              >
                {item.label}
                {item.note && <span className="suggestion-note">{item.note}</span>}
              </li>
            ))}
        </ul>
      </div>
      <FieldError id={id} message={message} />
    </div>
  )
}
