import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'

/** How long a mail that was sent is kept, to answer whether and when it was: 30 days. */
const keptSeconds = 30 * 24 * 60 * 60
const atOnce = 1000

/** Takes away mail that was sent 30 days ago or before, looking at the oldest thousand. */
export async function pruneSentMails(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from queued_mails where id in (
       select id from (
         select id, sent_at from queued_mails where sent_at is not null order by id limit ${atOnce}
       ) as oldest
       where sent_at <= ${sqlFromNow(client, -keptSeconds)})`
  )
}
