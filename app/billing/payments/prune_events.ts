import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'

/** Stripe repeats an event for up to three days. */
const keptSeconds = 30 * 24 * 60 * 60
const atOnce = 1000

/** Deletes events that were processed 30 or more days ago, at most a thousand. */
export async function pruneEvents(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from stripe_events where id in (
       select id from stripe_events
       where created_at <= ${sqlFromNow(client, -keptSeconds)}
       order by created_at, id limit ${atOnce})`
  )
}
