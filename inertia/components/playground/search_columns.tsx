import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import type { ListedSearch } from '~/components/playground/query'
import { t } from '~/text'

function resultOf({ outcome, total_matches: total, returned }: ListedSearch): string {
  if (outcome === 'unresolved') return t('searches.unresolved')
  return total === 0 ? t('searches.no_match') : t('searches.returned_of', { returned, total })
}

/** Time with the end of the request id, origin, and result with its duration. */
export const searchColumns = (): Column<ListedSearch>[] => [
  {
    name: 'created_at',
    label: t('searches.when'),
    sort: 'created_at',
    cell: ({ created_at: at, request_id: id }) => (
      <span>
        <DateTime value={at} exact />
        <span className="cell-note">
          <code title={id}>{`…${id.slice(-12)}`}</code>
        </span>
      </span>
    ),
  },
  {
    name: 'origin',
    label: t('searches.origin'),
    cell: ({ origin, api_key: key }) => (
      <span>
        {origin === 'api' ? 'API' : t('common.menu_playground')}
        {key && <span className="cell-note">{key.name}</span>}
      </span>
    ),
  },
  {
    name: 'total_matches',
    label: t('searches.matches'),
    numeric: true,
    cell: (search) => (
      <span>
        {resultOf(search)}
        <span className="cell-note">{t('searches.took', { ms: search.latency_ms })}</span>
      </span>
    ),
  },
]

/** The user; for an API key, the one who created it. */
export const personColumn = (): Column<ListedSearch> => ({
  name: 'person',
  label: t('searches.person'),
  cell: ({ person }) => person ?? <span className="is-weak">–</span>,
})

/** The packages that paid, with their calls. */
export const paidByColumn = (): Column<ListedSearch> => ({
  name: 'paid_by',
  label: t('searches.paid_by'),
  cell: ({ paid_by: payments, outcome }) =>
    payments.length
      ? payments
          .map(({ name, calls }) => t('searches.package_paid', { package: name, calls }))
          .join(' + ')
      : outcome === 'unresolved'
        ? t('searches.free')
        : t('searches.not_metered'),
})
