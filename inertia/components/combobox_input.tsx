import { useCombobox } from 'downshift'
import {
  useLayoutEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useChoices, type Choice, type LookUp } from '~/use_choices'

/** From where to where text is chosen in a field that has the focus. */
export type Caret = [start: number | null, end: number | null]

interface ComboboxInputProps {
  lookUp: LookUp
  text: string
  onText: (text: string) => void
  /** Where one was in the plain field that this one takes the place of; null if elsewhere. */
  left: RefObject<Caret | null>
  /** The text is not the one that the page came with. */
  typed: boolean
  /** What the plain field has: name, id, class, description. */
  input: ComponentProps<'input'> & { id: string }
}

/** The field of a `Combobox` with its choices; loaded after the page, so that the page is there sooner. */
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

  /** Goes on where one was, before any key can fall between the two fields. */
  useLayoutEffect(() => {
    const caret = left.current
    const field = document.getElementById(input.id)
    if (!caret || !(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(...caret)
    if (began) openMenu()
  }, [left, input.id, began, openMenu])

  /** Enter takes the choice that is marked; without one it is the form's, as in every other field. */
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
