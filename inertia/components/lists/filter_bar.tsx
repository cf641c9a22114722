import { Search, SlidersHorizontal, X } from '~/icons'
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import type { Option } from '~/components/forms/field'
import { Link } from '~/components/link'
import type { PageList } from '~/components/lists/pager'
import { t } from '~/text'
import { useListState } from '~/use_list_state'

export interface Filter {
  /** The query parameter. */
  name: string
  label: string
  options: Option[]
}

export interface Narrowing {
  /** The label of the search box: "Search skills". Its parameter is `search`. */
  searchLabel?: string
  filters?: Filter[]
  /** Further controls before the button. */
  fields?: ReactNode
  /** The filters of `fields` for their chips: parameter, label and name of the selected value. */
  extraChips?: Array<{ name: string; label: string; value: string }>
}

/**
 * Search and filters of a list as a GET form; active filters are shown as removable chips. The URL is the
 * only state: order and unknown parameters are kept, and the list returns to the first page. A filter
 * applies when it changes; what is typed needs Enter or the button, which scripts hide until then. Phones with
 * scripts show the filters when "Filters" is pressed. `tools` are shown in the same row.
 */
export function FilterBar({
  searchLabel,
  list,
  filters = [],
  fields,
  extraChips = [],
  tools,
}: Narrowing & { list: PageList; tools?: ReactNode }) {
  const { path, query, at, without, show, kept } = useListState(list)
  const own = ['search', ...filters.map(({ name }) => name), ...extraChips.map(({ name }) => name)]
  const chips = [
    {
      name: 'search',
      label: t('common.search'),
      value: searchLabel ? (query.get('search') ?? '') : '',
    },
    ...filters.map(({ name, label, options }) => ({
      name,
      label,
      value: optionOf(options, list.filters[name])?.label ?? '',
    })),
    ...extraChips,
  ].filter((chip) => chip.value)

  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  /** Phones show the filters on demand. */
  const [isOpen, setOpen] = useState(false)
  /** Whether something was typed and not applied. */
  const [isChanged, setChanged] = useState(false)
  const applied = JSON.stringify({ ...list.filters, search: list.search })
  const isMounted = useRef(false)

  // The controls are kept when the filters change, so that the one in use keeps the focus. Lists that reload
  // themselves keep what is typed. A filter that was chosen before the script ran is applied.
  useEffect(() => {
    const values: Record<string, string> = JSON.parse(applied)
    const controls = [
      ...(form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'select, [type="search"]'
      ) ?? []),
    ]
    const differs = ({ name, value }: Pick<HTMLSelectElement, 'name' | 'value'>) =>
      value !== (values[name] ?? '')
    if (isMounted.current) {
      for (const control of controls)
        if (differs(control)) control.value = values[control.name] ?? ''
      return
    }
    isMounted.current = true
    if (controls.some((control) => control instanceof HTMLSelectElement && differs(control))) {
      form.current?.requestSubmit()
    }
  }, [applied])

  function apply(from: HTMLFormElement) {
    setChanged(false)
    const typed = [...new FormData(from)]
    show(Object.fromEntries(typed.map(([name, value]) => [name, String(value)])))
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    apply(event.currentTarget)
  }

  function choose({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement && target.form) apply(target.form)
    else setChanged(true)
  }

  return (
    <div className="filters" role="search">
      <div className="list-toolbar">
        <form
          className={isOpen ? 'filter-form is-open' : 'filter-form'}
          id={formId}
          ref={form}
          action={path}
          method="get"
          onSubmit={search}
          onChange={choose}
        >
          {kept(own).map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          {searchLabel && (
            <div className="filter-search">
              <Search size={16} />
              <input
                className="input"
                type="search"
                name="search"
                aria-label={searchLabel}
                placeholder={searchLabel}
                defaultValue={query.get('search') ?? ''}
                autoComplete="off"
              />
            </div>
          )}
          {filters.map(({ name, label, options }) => (
            <div className="select" key={name}>
              <select name={name} aria-label={label} defaultValue={list.filters[name] ?? ''}>
                <option value="">{t('common.any_of_filter', { filter: label })}</option>
                {withOption(options, list.filters[name]).map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <Fragment key={String(query)}>{fields}</Fragment>
          <button type="submit" className={isChanged ? 'button' : 'button is-for-no-scripts'}>
            {t('common.apply')}
          </button>
        </form>
        {(filters.length > 0 || fields) && (
          <button
            type="button"
            className="button is-small filter-toggle"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={14} /> {t('common.filters')}
          </button>
        )}
        {tools}
      </div>
      {chips.length > 0 && (
        <ul className="chips" aria-label={t('common.active_filters')}>
          {chips.map((chip) => (
            <li key={chip.name}>
              <Link className="chip" href={at({ [chip.name]: null })} preserveScroll>
                <span className="chip-label">{chip.label}:</span> {chip.value}
                <X size={14} />
                <span className="is-sr-only">{t('common.remove_filter')}</span>
              </Link>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Link className="chip-clear" href={without(own)} preserveScroll>
                {t('common.clear_all')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** The option of an active filter; several values at once, as `/v1` accepts them, are one more option. */
function optionOf(options: Option[], value: string | undefined): Option | undefined {
  return value
    ? (options.find((option) => option.value === value) ?? { value, label: value })
    : undefined
}

function withOption(options: Option[], value: string | undefined): Option[] {
  const active = optionOf(options, value)
  return !active || options.includes(active) ? options : [...options, active]
}
