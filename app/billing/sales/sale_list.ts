import {
  idFilter,
  timestampFilter,
  choiceFilter,
  whereContainsAnyCase,
} from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'
import { currencyCode } from '#app/money/currency_filter'
import { familyIds } from '#app/billing/families'
import { sqlWithStatus } from '#app/billing/client_packages/client_package_status'
import Sale, { channels, paymentStatuses } from '#app/billing/sale'

/** The sales history, newest first. `from` and `to` are times, or whole days in UTC. */
export const saleList: ListDefinition<typeof Sale> = {
  key: 'sales.id',
  sorts: { number: 'sales.number', created_at: 'sales.created_at' },
  defaultSort: '-number',
  search: (query, text) => search(query, text),
  filters: {
    from: timestampFilter('sales.created_at', 'from'),
    to: timestampFilter('sales.created_at', 'to'),
    family: choiceFilter(familyIds, (query, chosen) => query.whereIn('sales.family', chosen)),
    client: idFilter((query, uid) =>
      query.whereRaw('sales.client_id = (select id from clients where uid = ?)', [uid])
    ),
    currency: currencyCode((query, code) => query.where('sales.currency_code', code)),
    payment_status: choiceFilter(paymentStatuses, (query, chosen) =>
      query.whereIn('sales.payment_status', chosen)
    ),
    package_status: choiceFilter(['pending_payment'], (query) =>
      query.whereRaw(
        `sales.client_package_id in (select id from client_packages where ${sqlWithStatus(query.client, ['pending_payment'])})`
      )
    ),
    channel: choiceFilter(channels, (query, chosen) => query.whereIn('sales.channel', chosen)),
  },
  followIndex: fromIndex({
    'sales.number': 'sales_number_unique',
    'sales.created_at': 'sales_created_at_id_index',
  }),
}

/** All sales with buyer, package, voided sale, void and documents. */
export function salesInFull(): ListQuery<typeof Sale> {
  return Sale.query()
    .preload('buyer')
    .preload('clientPackage')
    .preload('voided', (voided) => voided.preload('documents'))
    .preload('reversal')
    .preload('documents', (documents) => documents.orderBy('invoices.id'))
}

/** Searches by number, or by part of the name of the client or the package. */
function search(query: ListQuery<typeof Sale>, text: string) {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1]
  if (number) return query.where('sales.number', Number(number))
  return query.where((either) => {
    whereContainsAnyCase(either, 'sales.client_name', text)
    either.orWhere((other) => whereContainsAnyCase(other, 'sales.package_name', text))
  })
}
