import { useCombobox } from 'downshift'
import {
  useLayoutEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useChoices, type Choice, type LookUp } from '~/use_choices'

/** The text selection of a focused field. */
export type Caret = [start: number | null, end: number | null]

interface ComboboxInputProps {
  lookUp: LookUp
  text: string
  onText: (text: string) => void
  /** The selection in the plain field that this one replaces; null if it was not focused. */
  left: RefObject<Caret | null>
  /** Whether the text differs from the initial one. */
  typed: boolean
  /** The attributes of the plain field: name, id, class, description. */
  input: ComponentProps<'input'> & { id: string }
}

/** The field of a `Combobox` with its suggestions; loaded after the page for a faster first render. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { lookUp, text, onText, left, typed, input } = props
  const [began] = useState(() => typed && document.activeElement?.id === input.id)
  const [typing, setTyping] = useState(began)
  const choices = useChoices(typing ? text : '', lookUp)

  const { isOpen, highlightedIndex, openMenu, ...combobox } = useCombobox<Choice>({
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

  /** Restores focus and selection before a key press can be lost. */
  useLayoutEffect(() => {
    const caret = left.current
    const field = document.getElementById(input.id)
    if (!caret || !(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(...caret)
    if (began) openMenu()
  }, [left, input.id, began, openMenu])

  /** Enter selects the highlighted option; without one, it submits the form. */
  function press({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' || (open && highlightedIndex >= 0)) return
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }

  return (
    <>
      <input
        {...combobox.getInputProps({
          value: text,
          onChange: ({ currentTarget }) => {
            onText(currentTarget.value)
            setTyping(true)
          },
          onKeyDown: press,
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
