import { Link, router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { addressWith, partsOf } from '~/address'
import { DayField } from '~/components/day_field'
import { LeftOut } from '~/components/left_out'
import type { PageList } from '~/components/pager'
import { usePortal } from '~/use_portal'

/**
 * The range of days (UTC) and the place of searching, as a GET form: the URL is the only state. Other
 * filters in force stay as they are.
 */
export function HistoryFilter({ list }: { list: PageList }) {
  const { url } = usePortal()
  const { path } = partsOf(url)
  const { filters } = list

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    )
    router.get(addressWith(url, values), {}, { preserveState: true, preserveScroll: true })
  }

  return (
    <div className="filters" role="search">
      <form className="filter-form" action={path} method="get" onSubmit={apply} key={url}>
        <DayField name="from" label="From" value={filters.from} />
        <DayField name="to" label="To" value={filters.to} />
        <div className="select">
          <select name="origin" aria-label="Searched from" defaultValue={filters.origin ?? ''}>
            <option value="">Playground and API</option>
            <option value="playground">Playground</option>
            <option value="api">API</option>
          </select>
        </div>
        {Object.entries(filters)
          .filter(([name]) => !own.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <button type="submit" className="button">
          Apply
        </button>
        {own.some((name) => name in filters) && (
          <Link
            className="button is-ghost"
            href={addressWith(url, Object.fromEntries(own.map((name) => [name, null])))}
          >
            Clear
          </Link>
        )}
      </form>
      <LeftOut sentences={list.left_out} />
    </div>
  )
}

const own = ['from', 'to', 'origin', 'outcome']
