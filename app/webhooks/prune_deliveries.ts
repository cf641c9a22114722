import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'

/** The delivery log of a webhook covers 30 days. */
const keptSeconds = 30 * 24 * 60 * 60
const atOnce = 1000

/** Deletes deliveries queued 30 or more days ago, at most a thousand. */
export async function pruneDeliveries(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from webhook_deliveries where id in (
       select id from webhook_deliveries
       where created_at <= ${sqlFromNow(client, -keptSeconds)}
       order by created_at, id limit ${atOnce})`
  )
}
