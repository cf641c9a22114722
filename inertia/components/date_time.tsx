import type { PointerEvent } from 'react'
import { formatDate, formatDateTime } from '~/format'

/** A time in UTC: the date, with its time on hover, or with `exact` to the minute. Null shows a dash. */
export function DateTime({ value, exact = false }: { value: string | null; exact?: boolean }) {
  if (!value) return <span className="is-weak">–</span>
  if (exact) return <time dateTime={value}>{formatDateTime(value)}</time>
  return (
    <time dateTime={value} onPointerEnter={showTime}>
      {formatDate(value)}
    </time>
  )
}

/** Not rendered, because lists have many dates. */
function showTime({ currentTarget: time }: PointerEvent<HTMLTimeElement>) {
  time.title = formatDateTime(time.dateTime)
}
