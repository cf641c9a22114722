import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { sqlPackageStatus, type PackageStatus } from '#app/billing/metering/package_status'

/**
 * What became of the packages of a client that has no call left: `used_up` while one that runs is empty,
 * `to_come` when one begins later, `expired` when the term of all is over, `ended` when what it had was
 * cancelled or refunded, `never` when it had none.
 */
export type WhyNoCalls = 'used_up' | 'to_come' | 'expired' | 'ended' | 'never'

const reasons: Array<[WhyNoCalls, PackageStatus[]]> = [
  ['used_up', ['exhausted']],
  ['to_come', ['scheduled']],
  ['expired', ['expired']],
  ['ended', ['cancelled', 'refunded']],
]

/** Why the client has no call left, for a client of which that is known. */
export async function whyNoCalls(clientId: number): Promise<WhyNoCalls> {
  const client = db.connection()
  const rows = await rawRows<{ status: PackageStatus }>(
    client,
    `select distinct ${sqlPackageStatus(client)} as status
     from client_packages where client_id = ?`,
    [clientId]
  )
  const met = new Set(rows.map(({ status }) => status))
  const reason = reasons.find(([, statuses]) => statuses.some((status) => met.has(status)))
  return reason?.[0] ?? 'never'
}
