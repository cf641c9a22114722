import { t } from '~/text'

interface ComparedProps {
  now: number
  before: number
  /** The number of days of both periods. */
  days: number
}

/** The calls of a period compared with those of the period before. */
export function Compared({ now, before, days }: ComparedProps) {
  const direction = !before ? 'none' : now > before ? 'more' : now < before ? 'fewer' : 'same'
  const share = before ? Math.round(100 * Math.abs(now / before - 1)) : 0
  return t('dashboards.compared', { direction, share, days, calls: before })
}
