import '~/css/palette.scss'
import { router, usePage } from '@inertiajs/react'
import { useCombobox } from 'downshift'
import { CornerDownLeft, Search } from '~/icons'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { findPages, type Destination } from '~/components/palette/find_pages'
import { kinds } from '~/components/palette/kinds'
import { Marked } from '~/components/palette/marked'
import { saveChoice, recentChoices } from '~/components/palette/recent'
import { useRecords, type FoundOfKind } from '~/components/palette/use_records'
import { languageNow, t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface Group {
  title: string
  items: Destination[]
}

/**
 * The command palette: finds pages, skills and clients by a few letters. It opens on mount; `onClose` is
 * called after it has closed and the focus is restored.
 */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { to } = usePortal()
  const { pageSession } = usePage().props
  const [text, setText] = useState('')
  const [active, setActive] = useState('')
  const { groups, note } = useGroups(text)
  const items = groups.flatMap((group) => group.items)
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
  }, [])

  function go(item: Destination) {
    saveChoice(pageSession, item)
    box.current?.close()
    router.visit(to(item.href))
  }

  const highlightedIndex = Math.max(
    items.findIndex(({ href }) => href === active),
    0
  )
  const combobox = useCombobox<Destination>({
    id,
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    highlightedIndex,
    itemToString: (item) => item?.label ?? '',
    onHighlightedIndexChange: ({ highlightedIndex: index }) =>
      setActive(items[index]?.href ?? active),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && go(selectedItem),
  })

  return (
    <dialog
      ref={box}
      className="palette"
      closedby="any"
      aria-label={t('common.search')}
      onClose={onClose}
    >
      <div className="palette-head">
        <Search size={18} />
        <label className="is-sr-only" {...combobox.getLabelProps()}>
          {t('common.pages_and_records')}
        </label>
        <input
          {...combobox.getInputProps({
            value: text,
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value)
              setActive('')
            },
            onKeyDown: ({ key, nativeEvent }) => {
              // Lets the dialog close; downshift would only clear the field.
              if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          type="text"
          className="palette-input"
          placeholder={t('common.go_to')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button type="button" className="button is-small" onClick={() => box.current?.close()}>
          {t('common.close')}
        </button>
      </div>
      <div {...combobox.getMenuProps()} className="palette-results">
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className="palette-group" role="presentation">
              {group.title}
            </p>
            {group.items.map((item) => {
              const index = items.indexOf(item)
              return (
                <div
                  key={item.href}
                  {...combobox.getItemProps({ item, index })}
                  className={index === highlightedIndex ? 'palette-item is-active' : 'palette-item'}
                >
                  <span className="palette-label">
                    <Marked label={item.label} text={text} />
                  </span>
                  {item.note && <span className="suggestion-note">{item.note}</span>}
                  <CornerDownLeft size={14} className="palette-enter" />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className="palette-foot" role="status">
        {note ||
          (items.length ? t('common.results', { count: items.length }) : t('common.no_match'))}
      </p>
    </dialog>
  )
}

/**
 * The results for a text in groups, with status messages. Each destination appears once; a group with exactly the
 * text is first.
 */
function useGroups(text: string): { groups: Group[]; note: string } {
  const { user } = usePortal()
  const { at } = useArea()
  const { pageSession } = usePage().props
  const role = user?.role ?? -1
  const own = useMemo(() => kinds.filter(({ roles }) => roles.includes(role)), [role])
  const { records, pending } = useRecords(text, own)

  const query = text.trim()
  const recent = query ? [] : recentChoices(pageSession)
  const places = new Set(recent.map(({ href }) => href))
  const pages = findPages(role, at(''), query).filter(({ href }) => !places.has(href))
  const found = records.map(({ kind, choices }) => ({
    title: kind.title(),
    items: choices.length
      ? [
          ...choices.map((choice) => ({ ...choice, href: kind.open(choice.id, at) })),
          {
            label: kind.allWith(query),
            href: kind.all(query, at),
          },
        ]
      : [],
  }))
  const groups = [
    { title: t('common.recent'), items: recent },
    { title: t('common.pages'), items: pages },
    ...found,
  ]
  const isExact = ({ items }: Group) =>
    items.some(({ label }) => label.toLowerCase() === query.toLowerCase())
  return {
    groups: groups
      .filter(({ items }) => items.length > 0)
      .sort((a, b) => Number(isExact(b)) - Number(isExact(a))),
    note: pending ? t('common.searching') : failuresIn(records),
  }
}

function failuresIn(records: FoundOfKind[]): string {
  const failed = records.filter((group) => group.failed).map(({ kind }) => kind.title())
  if (!failed.length) return ''
  const list = new Intl.ListFormat(languageNow()).format(failed)
  return t('common.kinds_not_searched', { kinds: list })
}
