import { useRef, useState, type KeyboardEvent } from 'react'
import { textOfTerms } from '~/components/playground/query'
import { useSuggestions } from '~/components/playground/use_suggestions'
import { t } from '~/text'

/**
 * A field for skill names, with suggestions for the last one (ARIA combobox with a listbox). Custom code,
 * because downshift would exceed the size budget of the home page. Works without scripts, and keeps text from
 * before hydration.
 */
export function SkillsInput({ id, describedBy }: { id: string; describedBy: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { last } = lastTerm(typed)
  const { suggestions, isLimited } = useSuggestions(isOpen ? last : '')
  const open = isOpen && suggestions.length > 0
  const optionId = (index: number) => `${id}-option-${index}`

  function choose(name: string) {
    if (!input.current) return
    const text = `${lastTerm(input.current.value).before}${textOfTerms([name])}, `
    input.current.value = text
    setTyped(text)
    close()
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function press(event: KeyboardEvent) {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[active]
    if (step) {
      event.preventDefault()
      setActive(nextOf(active, step, suggestions.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen.name)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className="try-it-field">
      <input
        ref={input}
        className="input is-medium"
        id={id}
        name="skills"
        required
        autoComplete="off"
        placeholder={t('site.skills_placeholder')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <ul
        className="suggestions"
        id={`${id}-list`}
        role="listbox"
        aria-label={t('site.skills')}
        hidden={!open}
      >
        {suggestions.map(({ id: skill, name, matched_alias: alias }, index) => (
          <li
            key={skill}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={index === active ? 'suggestion is-active' : 'suggestion'}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(name)
            }}
          >
            {name}
            {alias && <span className="suggestion-note">{alias}</span>}
          </li>
        ))}
      </ul>
      {isLimited && (
        <p className="help" role="status">
          {t('common.no_suggestions_now')}
        </p>
      )}
    </div>
  )
}

/** The term that is being typed, and the text before it; null while a quoted name is open. */
function lastTerm(text: string): { before: string; last: string } {
  const comma = text.lastIndexOf(',') + 1
  const before = text.slice(0, comma)
  if (before.split('"').length % 2 === 0) return { before: text, last: '' }
  const last = text.slice(comma).trim()
  return { before: before && `${before} `, last: last.includes('"') ? '' : last }
}

/** Cycles through the options and the input itself (-1). */
function nextOf(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
