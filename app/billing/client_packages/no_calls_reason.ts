import { hasConfirmedEmail } from '#app/accounts/account_links/confirmed_email'
import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import {
  sqlClientPackageStatus,
  type ClientPackageStatus,
} from '#app/billing/client_packages/client_package_status'

/**
 * Why a client has no calls left: `unconfirmed` if nobody has confirmed an e-mail address, `pending` if a package
 * is pending payment, `used_up` if a current package is used up, `to_come` if one is scheduled,
 * `expired` if all have expired, `ended` if they were cancelled or refunded, `never` if there was none.
 */
export type NoCallsReason =
  'unconfirmed' | 'pending' | 'used_up' | 'to_come' | 'expired' | 'ended' | 'never'

const reasons: Array<[NoCallsReason, ClientPackageStatus[]]> = [
  ['pending', ['pending_payment']],
  ['used_up', ['exhausted']],
  ['to_come', ['scheduled']],
  ['expired', ['expired']],
  ['ended', ['cancelled', 'refunded']],
]

/** The reason why the client has no calls left; call it only for such clients. */
export async function noCallsReason(clientId: number): Promise<NoCallsReason> {
  const client = db.connection()
  if (!(await hasConfirmedEmail(clientId, client))) return 'unconfirmed'
  const rows = await rawRows<{ status: ClientPackageStatus }>(
    client,
    `select distinct ${sqlClientPackageStatus(client)} as status
     from client_packages where client_id = ?`,
    [clientId]
  )
  const met = new Set(rows.map(({ status }) => status))
  const reason = reasons.find(([, statuses]) => statuses.some((status) => met.has(status)))
  return reason?.[0] ?? 'never'
}
