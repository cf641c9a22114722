import type { Data } from '@generated/data'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { familyNames } from '~/components/packages/package_card'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatMoney } from '~/format'

export type Purchase = Data.Sales.Purchase

/** What a list of a client's packages shows of each, after its name. */
export const purchaseColumns: Column<Purchase>[] = [
  { name: 'status', label: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
  {
    name: 'usage',
    label: 'Usage',
    cell: ({ name, usage_calls: used, total_calls: total }) => (
      <UsageBar used={used} total={total} label={`Calls used of ${name}`} />
    ),
  },
  {
    name: 'amount',
    label: 'Amount',
    numeric: true,
    cell: ({ sale }) =>
      sale && sale.amount > 0 ? (
        <div>
          {formatMoney(sale.amount, sale.currency)}
          <span className="cell-note">{wordsOf(sale.payment_status)}</span>
        </div>
      ) : (
        'Free'
      ),
  },
  {
    name: 'activated_at',
    label: 'Active from',
    minor: true,
    cell: ({ activated_at: at }) => <DateTime value={at} />,
  },
  {
    name: 'expires_at',
    label: 'Expires',
    cell: ({ expires_at: at }) => (at ? <DateTime value={at} /> : 'Never'),
  },
]

export const familyOptions = Object.entries(familyNames).map(([value, label]) => ({ value, label }))
