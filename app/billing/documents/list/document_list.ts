import Invoice, { invoiceKinds } from '#app/billing/invoice'
import { paymentStatuses } from '#app/billing/sale'
import {
  choiceFilter,
  idFilter,
  timestampFilter,
  whereContainsAnyCase,
} from '#app/core/lists/list_filters'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** Invoices and credit notes, newest first. */
export const documentList: ListDefinition<typeof Invoice> = {
  key: 'invoices.id',
  sorts: { created_at: 'invoices.id', due_on: 'invoices.due_on' },
  defaultSort: '-created_at',
  search: (query, text) => whereContainsAnyCase(query, 'invoices.number', text),
  filters: {
    from: timestampFilter('invoices.created_at', 'from'),
    to: timestampFilter('invoices.created_at', 'to'),
    kind: choiceFilter(invoiceKinds, (query, chosen) => query.whereIn('invoices.kind', chosen)),
    client: idFilter((query, uid) =>
      query.whereRaw('invoices.client_id = (select id from clients where uid = ?)', [uid])
    ),
    payment_status: choiceFilter(paymentStatuses, (query, chosen) =>
      query.whereExists((sales) =>
        sales
          .from('sales')
          .whereColumn('sales.id', 'invoices.sale_id')
          .whereIn('payment_status', chosen)
      )
    ),
  },
}

/** All documents, or those of a client, with what the transformer needs. */
export function documentsInFull(clientId: number | null): ListQuery<typeof Invoice> {
  return Invoice.query()
    .if(clientId !== null, (query) => query.where('invoices.client_id', clientId!))
    .preload('holder')
    .preload('sale')
    .preload('corrected')
    .preload('creditNotes', (notes) => notes.orderBy('invoices.id'))
    .preload('refund')
}
