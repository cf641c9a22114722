import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { mailOf, type MailKind } from '#app/mail/mail_kinds'
import QueuedMail from '#app/mail/queued_mail'

/** How long a process has to send a mail that it took, and how long a failed one waits. */
const leaseSeconds = 5 * 60
/** What could not be sent by then is given up. */
const keptSeconds = 3 * 24 * 60 * 60

/**
 * Sends the queued mail that is due, each by one process only, and returns how many were sent. A mail is
 * taken before it is sent and marked after: where a process dies in between, another sends it once more
 * five minutes later, under the same Message-ID. What fails is tried again for three days, then
 * given up: it is taken away and logged as an error, by its id and kind.
 */
export async function sendQueuedMails(): Promise<number> {
  let sent = 0
  for (;;) {
    const queued = await take()
    if (!queued) break
    if (await send(queued)) sent += 1
  }
  await giveUp()
  return sent
}

async function take(): Promise<QueuedMail | null> {
  const client = db.connection()
  const now = sqlNow(client)
  const skipping = client.dialect.name === 'postgres' ? 'for update skip locked' : ''
  const [taken] = await rawRows<{ id: number }>(
    client,
    `update queued_mails set claimed_at = ${now}, attempts = attempts + 1, updated_at = ${now}
     where id = (
       select id from queued_mails
       where sent_at is null and created_at > ${sqlFromNow(client, -keptSeconds)}
         and (claimed_at is null or claimed_at <= ${sqlFromNow(client, -leaseSeconds)})
       order by id limit 1 ${skipping})
     returning id`
  )
  return taken ? QueuedMail.findOrFail(taken.id) : null
}

async function send(queued: QueuedMail): Promise<boolean> {
  try {
    await mail.send(await mailOf(queued))
  } catch (error) {
    logger.warn({ err: error }, `The mail ${queued.uid} could not be sent and will be retried`)
    return false
  }
  const client = db.connection()
  await client.rawQuery(`update queued_mails set sent_at = ${sqlNow(client)} where id = ?`, [
    queued.id,
  ])
  return true
}

/** One process logs each; one that is being sent for the last time is left until that is known. */
async function giveUp(): Promise<void> {
  const client = db.connection()
  const lost = await rawRows<{ uid: string; kind: MailKind; attempts: number }>(
    client,
    `delete from queued_mails
     where sent_at is null and created_at <= ${sqlFromNow(client, -keptSeconds)}
       and (claimed_at is null or claimed_at <= ${sqlFromNow(client, -leaseSeconds)})
     returning uid, kind, attempts`
  )
  for (const { uid, kind, attempts } of lost) {
    logger.error({ mail: uid, kind, attempts }, 'A queued mail failed permanently')
  }
}
