import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { may } from '#app/accounts/role'
import User from '#app/accounts/user'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { preferredLanguageOf } from '#app/core/text/appearance'
import { storedMessageIn } from '#app/core/text/stored_message'
import type { LocalizedMessage } from '#app/core/text/text'
import { queueMail } from '#app/mail/queue_mail'
import { staffEvents, type StaffEvent } from '#app/notifications/staff_events'

/** The hour (UTC) from which the digests of the day are sent. */
const sentFrom = 6
/** Maximum number of entries in a mail; others are only counted. */
const mostEntries = 200

interface Entry {
  id: number
  event: StaffEvent
  message: string
  said: string | LocalizedMessage
  link: string
}

/**
 * Queues the digests of the day: at most one per user and day, also with many processes. Entries after that wait for
 * the next day. Returns the number of mails.
 */
export async function sendDigests(now?: DateTime): Promise<number> {
  const time = (now ?? (await databaseNow())).toUTC()
  if (time.hour < sentFrom) return 0
  const today = time.toISODate()!
  const waiting = await rawRows<{ user_id: number }>(
    db.connection(),
    `select distinct user_id from digest_entries
     where not exists (select 1 from staff_digests
       where staff_digests.user_id = digest_entries.user_id and sent_on >= ?)`,
    [today]
  )
  let sent = 0
  for (const { user_id: userId } of waiting) if (await sendDigest(userId, today)) sent++
  return sent
}

/**
 * Claims the day of the user, and replaces the entries by a queued mail, in one transaction. Without access to an event
 * any more, its entries are only deleted.
 */
function sendDigest(userId: number, today: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    const claimed = await rawRows(
      trx,
      `insert into staff_digests (user_id, sent_on) values (?, ?)
       on conflict (user_id) do update set sent_on = excluded.sent_on
         where staff_digests.sent_on < excluded.sent_on
       returning user_id`,
      [userId, today]
    )
    if (!claimed.length) return false
    const entries = await rawRows<Entry>(
      trx,
      'delete from digest_entries where user_id = ? returning id, event, message, said, link',
      [userId]
    )
    const user = await User.findOrFail(userId, { client: trx })
    const seen = entries
      .filter(({ event }) => user.status === 'active' && may(user.role, staffEvents[event]))
      .sort((one, other) => one.id - other.id)
    if (!seen.length) return false
    const language = preferredLanguageOf(user) ?? 'en'
    const lines = seen.slice(0, mostEntries).map(({ id, message, said, link }) => {
      const words: LocalizedMessage = typeof said === 'string' ? JSON.parse(said) : said
      return {
        text: storedMessageIn(language, { uid: `digest ${id}`, message, said: words }),
        link,
      }
    })
    const content = { language, lines, more: seen.length - lines.length }
    await queueMail({ kind: 'staff_digest', recipient: user.email, content }, trx)
    return true
  })
}
