import type { Data } from '@generated/data'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { relationWords } from '~/components/playground/query'
import { countOf, formatCount } from '~/format'

type Search = Data.Playground.SearchHistory

/** What was asked, beside whatever leads to it, with the filters in words. */
export function FilterWords({ filters }: { filters: Search['filters'] }) {
  const { min_weight: least = 0, max_weight: most = 100, type, domain } = filters
  const words = [
    ...(least !== 0 || most !== 100 ? [`weight ${least}–${most}`] : []),
    ...(type ? [relationWords[String(type)] ?? String(type)] : []),
    ...(domain ? ['one domain'] : []),
  ]
  return words.length > 0 ? <span className="match-domain">{words.join(', ')}</span> : null
}

/** When, where from, and what was found. */
export const searchColumns: Column<Search>[] = [
  {
    name: 'created_at',
    label: 'When',
    sort: 'created_at',
    cell: ({ created_at: at }) => <DateTime value={at} exact />,
  },
  {
    name: 'origin',
    label: 'From',
    cell: ({ origin }) => (origin === 'api' ? 'API' : 'Playground'),
  },
  {
    name: 'total_matches',
    label: 'Matches',
    numeric: true,
    cell: ({ total_matches: total, returned }) =>
      total === 0 ? 'None' : `${formatCount(returned)} of ${formatCount(total)}`,
  },
]

/** Which packages paid, and how many calls each. */
export const paidByColumn: Column<Search> = {
  name: 'paid_by',
  label: 'Paid by',
  cell: ({ paid_by: payments }) =>
    payments.length
      ? payments.map(({ name, calls }) => `${name}, ${countOf(calls, 'call')}`).join(' + ')
      : 'Not metered',
}
