import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import ClientPackage from '#app/billing/client_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { usablePackage } from '#app/billing/client_packages/payment_order'
import { notifyOutOfCalls } from '#app/billing/notices/billing_notices'
import { isPostgres } from '#app/core/db/prepared_rows'
import { queueEvent } from '#app/webhooks/queue_event'

const atOnce = 100

/**
 * Triggers `package.expired` webhooks for packages that have expired since the last run, and notifies staff of
 * clients that have no calls left. Expiry itself is only a matter of the clock, so each package is marked here, by the
 * statement that finds it unmarked and in the transaction that queues its deliveries. Returns the number of packages.
 */
export async function announceExpiredPackages(): Promise<number> {
  if (!(await hasUnannounced(db.connection()))) return 0
  return inTransaction(async (trx) => {
    const now = sqlNow(trx)
    const skipping = isPostgres(trx) ? 'for update skip locked' : ''
    const marked = await rawRows<{ id: number }>(
      trx,
      `update client_packages set expiry_told_at = ${now}
       where id in (
         select id from client_packages where ${unannounced(trx)}
         order by expires_at limit ${atOnce} ${skipping})
       returning id`
    )
    for (const { id } of marked) {
      const clientPackage = await ClientPackage.findOrFail(id, { client: trx })
      const { clientId } = clientPackage
      const data = async () => ({
        package: new ClientPackageTransformer(clientPackage, await databaseNow(trx)).toObject(),
      })
      await queueEvent({ event: 'package.expired', clientId, data }, trx)
    }
    for (const { id } of marked) await notifyIfOutOfCalls(id, trx)
    return marked.length
  })
}

/**
 * Notifies staff if the client of this package has no calls left. Only the last of its packages that expired with calls
 * is reported, so that packages that different processes announce are reported once.
 */
async function notifyIfOutOfCalls(id: number, trx: TransactionClientContract) {
  const [lost] = await rawRows<{ client_id: number; name: string }>(
    trx,
    `select expired.client_id, expired.name from client_packages as expired
     where expired.id = ? and expired.usage_calls < expired.total_calls
       and not exists (
         select 1 from client_packages where client_packages.client_id = expired.client_id
           and (${usablePackage(trx)} or ${expiredLater(trx)}))`,
    [id]
  )
  if (lost) await notifyOutOfCalls(lost.client_id, trx, lost.name)
}

/** A condition for packages that expired with calls, after the package `expired`. */
function expiredLater(trx: TransactionClientContract): string {
  return `client_packages.status = 'active' and client_packages.usage_calls < client_packages.total_calls
    and client_packages.expires_at <= ${sqlNow(trx)}
    and (client_packages.expires_at > expired.expires_at
      or (client_packages.expires_at = expired.expires_at and client_packages.id > expired.id))`
}

/** Checked first, because on SQLite even a write without matches blocks other writers. */
async function hasUnannounced(client: QueryClientContract): Promise<boolean> {
  const found = await rawRows(
    client,
    `select 1 as one from client_packages where ${unannounced(client)} limit 1`
  )
  return found.length > 0
}

function unannounced(client: QueryClientContract): string {
  return `expiry_told_at is null and status = 'active' and expires_at <= ${sqlNow(client)}`
}
