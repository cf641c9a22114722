import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { currentPackage, orderOfPayment, usablePackage } from '#app/billing/metering/payment_order'
import { sqlPackageStatus, type PackageStatus } from '#app/billing/metering/package_status'
import ClientPackage from '#app/billing/client_package'
import { pricedFamilies } from '#app/billing/families'

/**
 * What the usage counter shows, in the shape of spec.md section 7: the sums over the client's
 * active, unexpired packages, used-up ones included. `pack_name` is the first paid package that can pay,
 * null when only free ones can (shown as 'Free Pack'). It is no answer to which package pays the next
 * call, as free ones pay before it: that is `callsAtHand`.
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

/** A client package with what its clock and counters say of it now. */
export interface PackageUsage {
  clientPackage: ClientPackage
  state: PackageStatus
  /** Calls that it can pay now. */
  remaining: number
  /** The next call is paid by it. */
  paysNext: boolean
}

/**
 * The client's packages for its dashboard: what can pay first, in order of payment, then the rest,
 * newest first. At most `limit` of them.
 */
export async function packagesOf(clientId: number, limit = 100): Promise<PackageUsage[]> {
  const client = db.connection()
  const usable = usablePackage(client)
  const rows = await ClientPackage.query()
    .where({ clientId })
    .select('client_packages.*')
    .select(db.raw(`${sqlPackageStatus(client)} as state`))
    .orderByRaw(`case when ${usable} then 0 else 1 end`)
    .orderByRaw(`case when ${usable} then 0 else -id end`)
    .orderByRaw(orderOfPayment())
    .limit(limit)

  return rows.map((clientPackage, index) => {
    const state = clientPackage.$extras.state as PackageStatus
    return {
      clientPackage,
      state,
      remaining: state === 'active' ? clientPackage.totalCalls - clientPackage.usageCalls : 0,
      paysNext: index === 0 && state === 'active',
    }
  })
}
