import { useCombobox } from 'downshift'
import { useEffect, useState, type ComponentProps } from 'react'
import { useChoices, type Choice, type LookUp } from '~/use_choices'

interface ComboboxInputProps {
  lookUp: LookUp
  text: string
  onText: (text: string) => void
  /** The plain field that this one takes the place of had the focus. */
  takesFocus: boolean
  /** What the plain field has: name, id, class, description. */
  input: ComponentProps<'input'> & { id: string }
}

/** The field of a `Combobox` with its choices; loaded after the page, so that the page is there sooner. */
export function ComboboxInput({ lookUp, text, onText, takesFocus, input }: ComboboxInputProps) {
  const [typing, setTyping] = useState(takesFocus && text !== '')
  const choices = useChoices(typing ? text : '', lookUp)

  useEffect(() => {
    const field = document.getElementById(input.id)
    if (!takesFocus || !(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }, [takesFocus, input.id])

  const { isOpen, highlightedIndex, ...combobox } = useCombobox<Choice>({
    id: input.id,
    inputId: input.id,
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
      onText(selectedItem.label)
      setTyping(false)
    },
  })
  const open = isOpen && choices.length > 0

  return (
    <>
      <input
        {...combobox.getInputProps({
          value: text,
          onChange: ({ currentTarget }) => {
            onText(currentTarget.value)
            setTyping(true)
          },
        })}
        {...input}
        aria-expanded={open}
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
    </>
  )
}
