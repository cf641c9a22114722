import { usePage } from '@inertiajs/react'
import { Plus, X } from '~/icons'
import { useCombobox } from 'downshift'
import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { FieldError, useField } from '~/components/forms/field'
import { useSuggestions } from '~/components/playground/use_suggestions'
import type { Suggestion } from '#app/search/playground/suggestions'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'
import { useTyped } from '~/use_typed'

interface SkillsFieldProps {
  terms: string[]
  onChange: (terms: string[]) => void
  /** Maximum number of skills in a search. */
  maximum: number
  /** Enter in the empty field searches. */
  onSearch: () => void
}

/**
 * The skills of a search as chips, and a field for more: with suggestions if scripts run; without scripts,
 * names separated by commas, a button that adds them, and chips that can be unchecked. Posts the chips as
 * `skills[]` and the text of the field as `more`.
 */
export function SkillsField({ terms, onChange, maximum, onSearch }: SkillsFieldProps) {
  const [text, setText, take] = useTyped('')
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const ready = useHydrated()
  const longName = Object.entries(usePage().props.errors).find(([name]) =>
    name.startsWith('skills.')
  )?.[1]
  const { id, message, described } = useField('skills', true, longName)
  const { suggestions: found, isLimited } = useSuggestions(text)
  const suggestions = found.filter(({ name }) => !includes(terms, name))

  const { isOpen, highlightedIndex, openMenu, ...combobox } = useCombobox<Suggestion>({
    id,
    inputId: id,
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && add([selectedItem.name]),
  })
  const open = isOpen && suggestions.length > 0

  /** Also fetches suggestions for text from before hydration. */
  useEffect(() => {
    if (input?.value && input === document.activeElement) openMenu()
  }, [input, openMenu])

  function add(names: string[]) {
    const added = names.map((name) => name.trim()).filter(Boolean)
    onChange(added.reduce((all, name) => (includes(all, name) ? all : [...all, name]), terms))
    setText('')
  }

  /** A comma or a line break ends a name, also in pasted text; double quotes prevent that. */
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const parts = target.value.includes('"') ? [target.value] : target.value.split(/[,\n]/)
    if (parts.length > 1) add(parts.slice(0, -1))
    setText(parts.at(-1)?.trimStart() ?? '')
  }

  function remove(term: string) {
    onChange(terms.filter((other) => other !== term))
    input?.focus()
  }

  /** Enter adds the suggestion, else the text; in an empty field it presses Search. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && !text && terms.length) remove(terms[terms.length - 1])
    if (event.key !== 'Enter' || (open && highlightedIndex >= 0)) return
    event.preventDefault()
    const native: KeyboardEvent['nativeEvent'] & { preventDownshiftDefault?: boolean } =
      event.nativeEvent
    native.preventDownshiftDefault = true
    if (text.trim()) add([unquoted(text)])
    else onSearch()
  }

  return (
    <div className="field">
      <label className="label" {...combobox.getLabelProps()}>
        {t('playground.skills')}
      </label>
      <p className="help" id={`${id}-hint`}>
        {t('playground.skills_hint', { maximum })}
      </p>
      {terms.length > 0 && (
        <ul className="term-chips" aria-label={t('playground.skills_of_search')}>
          {terms.map((term) => (
            <li key={term}>
              <TermChip term={term} removable={ready} onRemove={() => remove(term)} />
            </li>
          ))}
        </ul>
      )}
      <div className="skills-entry">
        <input
          {...combobox.getInputProps({
            ref: (field: HTMLInputElement | null) => {
              setInput(field)
              take(field)
            },
            value: text,
            onChange: type,
            onKeyDown: press,
          })}
          className={`input${message ? ' is-danger' : ''}`}
          type="text"
          name="more"
          placeholder={
            terms.length ? t('playground.another_skill') : t('playground.skills_example')
          }
          aria-expanded={open}
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        />
        <button
          type="submit"
          className="button"
          onClick={(event) => {
            event.preventDefault()
            if (text.trim()) add([unquoted(text)])
            input?.focus()
          }}
        >
          <Plus size={16} /> {t('playground.add')}
        </button>
        <ul {...combobox.getMenuProps()} className="suggestions" hidden={!open}>
          {open &&
            suggestions.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index })}
                className={index === highlightedIndex ? 'suggestion is-active' : 'suggestion'}
              >
                {item.name}
                <SuggestionNote suggestion={item} />
              </li>
            ))}
        </ul>
      </div>
      {isLimited && (
        <p className="help" role="status">
          {t('common.no_suggestions_now')}
        </p>
      )}
      <FieldError id={id} message={message} />
    </div>
  )
}

/** With scripts a chip with a remove button, otherwise a checked checkbox. */
function TermChip(props: { term: string; removable: boolean; onRemove: () => void }) {
  const { term, removable, onRemove } = props
  if (!removable) {
    return (
      <label className="chip">
        <span>{term}</span>
        <input type="checkbox" name="skills[]" value={term} defaultChecked />
      </label>
    )
  }
  return (
    <span className="chip">
      <span>{term}</span>
      <input type="hidden" name="skills[]" value={term} />
      <button
        type="button"
        aria-label={t('playground.remove_skill', { skill: term })}
        onClick={onRemove}
      >
        <X size={14} />
      </button>
    </span>
  )
}

function SuggestionNote({ suggestion }: { suggestion: Suggestion }) {
  const { match_reason: reason, matched_alias: alias } = suggestion
  if (alias) return <span className="suggestion-note">{alias}</span>
  if (reason === 'typo')
    return <span className="suggestion-note">{t('playground.spelt_alike')}</span>
  return null
}

/** Names are compared without case. */
function includes(terms: string[], name: string): boolean {
  return terms.some((term) => term.toLowerCase() === name.toLowerCase())
}

function unquoted(text: string): string {
  return /^\s*"(.*)"\s*$/.exec(text)?.[1]?.replaceAll('""', '"') ?? text
}
