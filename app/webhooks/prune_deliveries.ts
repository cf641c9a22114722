import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'

/** How long the log of a webhook reaches back: 30 days. */
const keptSeconds = 30 * 24 * 60 * 60
const atOnce = 1000

/** Takes away deliveries that were queued 30 days ago or before, at most a thousand. */
export async function pruneDeliveries(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from webhook_deliveries where id in (
       select id from webhook_deliveries
       where created_at <= ${sqlFromNow(client, -keptSeconds)}
       order by created_at, id limit ${atOnce})`
  )
}
