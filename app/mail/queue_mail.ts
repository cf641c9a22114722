import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#app/jobs/jobs'
import type { MailKind } from '#app/mail/mail_kinds'
import QueuedMail from '#app/mail/queued_mail'

export interface QueuedContent {
  kind: MailKind
  /** An e-mail address. A mail with an empty one is deleted instead of being sent. */
  recipient: string
  /** The data from which the mail is built when it is sent; then it is deleted. */
  content: Record<string, unknown>
}

/**
 * Queues a mail that is sent after the transaction commits, by this process or, if it dies, by
 * another one. Writes one queued mail and its job.
 */
export async function queueMail(mail: QueuedContent, trx: TransactionClientContract) {
  const { id } = await QueuedMail.create(mail, { client: trx })
  await enqueue(trx, [{ queue: 'mails', subjectId: id }])
}
