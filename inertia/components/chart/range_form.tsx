import '~/css/chart.scss'
import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { urlWith, splitUrl } from '~/url'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

/** The date range (UTC) of a dashboard, as a GET form: the URL is the only state. */
export function RangeForm({ range }: { range: { from: string; to: string } }) {
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
  )
}
