import Refund, { refundStatuses } from '#app/billing/refund'
import { choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** Refunds, newest first. */
export const refundList: ListDefinition<typeof Refund> = {
  key: 'refunds.id',
  sorts: { created_at: 'refunds.id' },
  defaultSort: '-created_at',
  filters: {
    status: choiceFilter(refundStatuses, (query, chosen) =>
      query.whereIn('refunds.status', chosen)
    ),
  },
}

/** All refunds with their sale and credit note. */
export function refundsInFull(): ListQuery<typeof Refund> {
  return Refund.query()
    .preload('sale', (sales) => sales.preload('buyer').preload('payments'))
    .preload('creditNote')
}
