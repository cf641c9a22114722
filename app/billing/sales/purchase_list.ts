import { idFilter, choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import {
  clientPackageStatuses,
  sqlWithStatus,
} from '#app/billing/client_packages/client_package_status'
import { familyIds } from '#app/billing/families'
import Purchase from '#app/billing/sales/purchase'

/** The packages of a client, newest first. */
export const purchaseList: ListDefinition<typeof Purchase> = {
  key: 'client_packages.id',
  changesByCalls: true,
  sorts: { created_at: 'client_packages.id' },
  defaultSort: '-created_at',
  keysFirst: true,
  filters: {
    family: choiceFilter(familyIds, (query, chosen) =>
      query.whereIn('client_packages.family', chosen)
    ),
    status: choiceFilter(clientPackageStatuses, (query, chosen) =>
      query.whereRaw(`(${sqlWithStatus(query.client, chosen)})`)
    ),
  },
}

/** The packages of all clients, or of the one in `client`. */
export const activatedPackageList: ListDefinition<typeof Purchase> = {
  ...purchaseList,
  /** For staff, who may see the calls of clients a few seconds later. */
  changesByCalls: false,
  filters: {
    ...purchaseList.filters,
    client: idFilter((query, uid) =>
      query.whereRaw('client_packages.client_id = (select id from clients where uid = ?)', [uid])
    ),
  },
}

/** The packages of a client with their sales. */
export function purchasesOf(clientId: number) {
  return Purchase.query()
    .where('client_packages.client_id', clientId)
    .preload('sales', (sales) => sales.preload('documents'))
}
