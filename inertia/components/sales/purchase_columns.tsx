import type { Data } from '@generated/data'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatExactMoney } from '~/format'
import { t } from '~/text'

export type Purchase = Data.Billing.Sales.Purchase

/** The columns of a client's packages after the name. */
export const purchaseColumns = (): Column<Purchase>[] => [
  { name: 'status', label: t('sales.status'), cell: ({ status }) => <StatusTag status={status} /> },
  {
    name: 'usage',
    label: t('sales.usage'),
    cell: ({ name, usage_calls: used, total_calls: total }) => (
      <UsageBar used={used} total={total} label={t('sales.calls_used_of', { name })} />
    ),
  },
  {
    name: 'amount',
    label: t('sales.amount'),
    numeric: true,
    cell: ({ sale }) =>
      sale && sale.amount > 0 ? (
        <div>
          {formatExactMoney(sale.gross_amount, sale.currency)}
          <span className="cell-note">{statusLabel(sale.payment_status)}</span>
        </div>
      ) : (
        t('sales.free')
      ),
  },
  {
    name: 'activated_at',
    label: t('sales.active_from'),
    minor: true,
    cell: ({ status, activated_at: at }) =>
      status === 'pending_payment' ? '–' : <DateTime value={at} />,
  },
  {
    name: 'expires_at',
    label: t('sales.expires'),
    cell: ({ status, expires_at: at }) => {
      if (status === 'pending_payment') return '–'
      return at ? <DateTime value={at} /> : t('sales.never')
    },
  },
]
