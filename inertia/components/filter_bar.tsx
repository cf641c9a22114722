import { Link, router } from '@inertiajs/react'
import { Search, X } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import type { Option } from '~/components/field'
import { LeftOut } from '~/components/left_out'
import type { PageList } from '~/components/pager'
import { addressWith, partsOf } from '~/address'
import { usePortal } from '~/use_portal'

export interface Filter {
  /** The parameter in the URL. */
  name: string
  label: string
  options: Option[]
}

interface FilterBarProps {
  /** What the search box looks through: "Search skills". The parameter is `search`. */
  searchLabel: string
  list: PageList
  filters?: Filter[]
  /** More controls inside the form, before its button. */
  children?: ReactNode
  /** Filters that `children` bring, for their chips: parameter, label and the chosen value's name. */
  extraChips?: Array<{ name: string; label: string; value: string }>
}

/**
 * Search and filters of a list as a GET form; what is active shows as chips that can be taken away.
 * The URL is the only state: order and unknown parameters survive, the page goes back to the first.
 */
export function FilterBar({
  searchLabel,
  list,
  filters = [],
  children,
  extraChips = [],
}: FilterBarProps) {
  const { url } = usePortal()
  const { path, query } = partsOf(url)
  const own = ['search', ...filters.map(({ name }) => name), ...extraChips.map(({ name }) => name)]
  const kept = [...query].filter(([name]) => ![...own, 'page', 'cursor'].includes(name))
  const chips = [
    { name: 'search', label: 'Search', value: query.get('search') ?? '' },
    ...filters.map(({ name, label, options }) => ({
      name,
      label,
      value: options.find((option) => option.value === query.get(name))?.label ?? '',
    })),
    ...extraChips,
  ].filter((chip) => chip.value)

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    router.get(`${path}?${text}`, {}, { preserveState: true, preserveScroll: true })
  }

  return (
    <div className="filters" role="search">
      <form className="filter-form" action={path} method="get" onSubmit={search} key={url}>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
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
        {filters.map(({ name, label, options }) => (
          <div className="select" key={name}>
            <select name={name} aria-label={label} defaultValue={query.get(name) ?? ''}>
              <option value="">{label}: any</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        {children}
        <button type="submit" className="button">
          Apply
        </button>
      </form>
      <LeftOut sentences={list.left_out} />
      {chips.length > 0 && (
        <ul className="chips" aria-label="Active filters">
          {chips.map((chip) => (
            <li key={chip.name}>
              <Link className="chip" href={addressWith(url, { [chip.name]: null })} preserveScroll>
                <span className="chip-label">{chip.label}:</span> {chip.value}
                <X size={14} />
                <span className="is-sr-only">(remove)</span>
              </Link>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Link
                className="chip-clear"
                href={addressWith(url, Object.fromEntries(own.map((name) => [name, null])))}
                preserveScroll
              >
                Clear all
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
