import { formatDate, formatDateTime } from '~/format'

/** A time in UTC: the date, or with `exact` to the minute. Null shows a dash. */
export function DateTime({ value, exact = false }: { value: string | null; exact?: boolean }) {
  if (!value) return <span className="is-weak">–</span>
  return (
    <time dateTime={value} title={exact ? undefined : formatDateTime(value)}>
      {exact ? formatDateTime(value) : formatDate(value)}
    </time>
  )
}
