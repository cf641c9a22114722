import Payment, { paymentMethods } from '#app/billing/payment'
import { choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** The payments of a client, newest first. */
export const paymentList: ListDefinition<typeof Payment> = {
  key: 'payments.id',
  sorts: { created_at: 'payments.id' },
  defaultSort: '-created_at',
  filters: {
    method: choiceFilter(paymentMethods, (query, chosen) =>
      query.whereIn('payments.method', chosen)
    ),
  },
}

/** The payments of a client with their sales and documents. */
export function paymentsOf(clientId: number): ListQuery<typeof Payment> {
  return Payment.query()
    .whereIn('payments.sale_id', (sales) =>
      sales.from('sales').where({ client_id: clientId }).select('id')
    )
    .preload('sale', (sales) => sales.preload('documents'))
}
