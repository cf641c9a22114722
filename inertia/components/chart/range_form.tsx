import '~/css/chart.scss'
import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { urlWith, splitUrl } from '~/url'
import { t } from '~/text'
import { usePortal } from '~/use_portal'
import { Link } from '~/components/link'

type Range = { from: string; to: string }
export type OfferedRange = Range & { days: number }

/** The date range (UTC) of a dashboard: links to the offered ones, and a GET form. The URL is the only state. */
export function RangeForm({ range, ranges }: { range: Range; ranges: OfferedRange[] }) {
  const { url } = usePortal()

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const days = new FormData(event.currentTarget)
    const target = urlWith(url, {
      from: String(days.get('from') ?? ''),
      to: String(days.get('to') ?? ''),
    })
    router.get(target, {}, { preserveState: true, preserveScroll: true })
  }

  return (
    <div className="range">
      <ul className="range-offers" aria-label={t('dashboards.ranges')}>
        {ranges.map(({ days, from, to }) => (
          <li key={days}>
            <Link
              className="button is-small"
              href={urlWith(url, { from, to })}
              aria-current={from === range.from && to === range.to ? 'true' : undefined}
              preserveScroll
            >
              {t('dashboards.last_days', { days })}
            </Link>
          </li>
        ))}
      </ul>
      <form
        className="range-form"
        action={splitUrl(url).path}
        method="get"
        onSubmit={show}
        key={`${range.from} ${range.to}`}
      >
        <label className="day-field">
          <span>{t('dashboards.from')}</span>
          <input className="input" type="date" name="from" defaultValue={range.from} />
        </label>
        <label className="day-field">
          <span>{t('dashboards.to')}</span>
          <input className="input" type="date" name="to" defaultValue={range.to} />
        </label>
        <button type="submit" className="button">
          {t('dashboards.show')}
        </button>
      </form>
    </div>
  )
}
