import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { databaseNow } from '#app/core/db/database_clock'
import type { Job, JobResult, Queue } from '#app/jobs/queues'
import { mailOf } from '#app/mail/mail_kinds'
import QueuedMail from '#app/mail/queued_mail'

/** Delay in seconds before a failed mail is retried. */
const wait = 5 * 60
/** Days after which a failing mail is discarded. */
const keptDays = 3

/**
 * Sends queued mails, one at a time. A mail is marked after it was sent: if a process dies in
 * between, it is sent again with the same Message-ID. A failing mail is retried for three days,
 * then deleted and logged as an error with its id and kind.
 */
const mails: Queue = { name: 'mails', atOnce: 1, run: send }

export default mails

async function send({ subjectId, attempts }: Job): Promise<void | JobResult> {
  const queued = await QueuedMail.find(subjectId)
  if (!queued || queued.sentAt) return
  if (!queued.recipient) return queued.delete()
  const { uid, kind, createdAt } = queued
  const now = await databaseNow()
  if (createdAt <= now.minus({ days: keptDays })) {
    await queued.delete()
    const about = { mail: uid, kind, attempts: attempts - 1 }
    logger.error(about, 'A queued mail failed permanently')
    return { outcome: 'failed' }
  }
  queued.attempts = attempts
  try {
    await mail.send(await mailOf(queued))
  } catch (error) {
    logger.warn({ err: error }, `The mail ${uid} could not be sent and will be retried`)
    await queued.save()
    return { retryIn: wait }
  }
  await queued.merge({ content: {}, sentAt: await databaseNow() }).save()
}
