import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlClientPackageStatus } from '#app/billing/client_packages/client_package_status'
import type Package from '#app/billing/package'
import Purchase from '#app/billing/sales/purchase'

/**
 * The latest package that the client has from this offer, with calls left, scheduled or pending payment: whoever
 * buys the offer again may do so by mistake. Null if there is none.
 */
export function runningPackage(
  clientId: number,
  { id: packageId }: Package,
  database: QueryClientContract
): Promise<Purchase | null> {
  return Purchase.query({ client: database })
    .where({ clientId, packageId })
    .whereRaw(`(${sqlClientPackageStatus(database)}) in ('pending_payment', 'scheduled', 'active')`)
    .preload('sales', (sales) => sales.preload('documents'))
    .orderBy('id', 'desc')
    .first()
}
