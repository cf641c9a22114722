import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'

/** Sent mails are kept for 30 days without their content, to be able to answer whether and when they were sent. */
const keptSeconds = 30 * 24 * 60 * 60
const atOnce = 1000

/** Deletes mails sent 30 or more days ago, among the oldest thousand. */
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
