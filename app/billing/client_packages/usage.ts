import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import {
  currentPackage,
  orderOfPayment,
  usablePackage,
} from '#app/billing/client_packages/payment_order'
import {
  sqlClientPackageStatus,
  type ClientPackageStatus,
} from '#app/billing/client_packages/client_package_status'
import ClientPackage from '#app/billing/client_package'
import { pricedFamilies } from '#app/billing/families'

/**
 * The usage counter with its three members, without a wrapper: sums over the active, unexpired packages of the
 * client, including used-up ones. `pack_name` is the first paid package that can pay; null if only free ones
 * can (shown as 'Free Pack'). It is not the package that pays the next call, since free ones pay first; for
 * that, see `availableCalls`.
 */
export async function usageOf(
  clientId: number
): Promise<{ total_calls: number; usage_calls: number; pack_name: string | null }> {
  const client = db.connection()
  const marks = pricedFamilies.map(() => '?').join(', ')
  const [usage] = await rawRows<Awaited<ReturnType<typeof usageOf>>>(
    client,
    `select coalesce(sum(total_calls), 0) as total_calls,
            coalesce(sum(usage_calls), 0) as usage_calls,
            (select name from client_packages
             where client_id = ? and family in (${marks}) and ${usablePackage(client)}
             order by ${orderOfPayment()} limit 1) as pack_name
     from client_packages
     where client_id = ? and ${currentPackage(client)}`,
    [clientId, ...pricedFamilies, clientId]
  )
  return usage
}

/** A client package with its current status and remaining calls. */
export interface PackageUsage {
  clientPackage: ClientPackage
  state: ClientPackageStatus
  remaining: number
  /** Whether the next call is charged to it. */
  paysNext: boolean
}

/**
 * The packages of the client for its dashboard, at most `limit`: first those that can pay, in payment order,
 * then the others, newest first.
 */
export async function packagesOf(clientId: number, limit = 100): Promise<PackageUsage[]> {
  const client = db.connection()
  const usable = usablePackage(client)
  const rows = await ClientPackage.query()
    .where({ clientId })
    .select('client_packages.*')
    .select(db.raw(`${sqlClientPackageStatus(client)} as state`))
    .orderByRaw(`case when ${usable} then 0 else 1 end`)
    .orderByRaw(`case when ${usable} then 0 else -id end`)
    .orderByRaw(orderOfPayment())
    .limit(limit)

  return rows.map((clientPackage, index) => {
    const state = clientPackage.$extras.state as ClientPackageStatus
    return {
      clientPackage,
      state,
      remaining: state === 'active' ? clientPackage.totalCalls - clientPackage.usageCalls : 0,
      paysNext: index === 0 && state === 'active',
    }
  })
}
