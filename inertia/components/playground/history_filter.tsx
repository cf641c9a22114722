import { Link, router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { addressWith, partsOf } from '~/address'
import { usePortal } from '~/use_portal'

/** The range of days (UTC) and the place of searching, as a GET form: the URL is the only state. */
export function HistoryFilter({ filters }: { filters: Record<string, string> }) {
  const { url } = usePortal()
  const { path } = partsOf(url)

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
        <button type="submit" className="button">
          Apply
        </button>
        {Object.keys(filters).length > 0 && (
          <Link
            className="button is-ghost"
            href={addressWith(url, { from: null, to: null, origin: null, outcome: null })}
          >
            Clear
          </Link>
        )}
      </form>
    </div>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className="day-field">
      <span>{label}</span>
      <input className="input" type="date" name={name} defaultValue={value?.slice(0, 10)} />
    </label>
  )
}
