import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#app/jobs/jobs'
import type { MailKind } from '#app/mail/mail_kinds'
import QueuedMail from '#app/mail/queued_mail'

export interface QueuedContent {
  kind: MailKind
  /** An e-mail address. */
  recipient: string
  /** What its words are made of, when it is sent. */
  content: Record<string, unknown>
}

/**
 * Leaves a mail to be sent once the transaction is committed, by this process or, where it dies before,
 * by another. Writes one queued mail and its job.
 */
export async function queueMail(mail: QueuedContent, trx: TransactionClientContract) {
  const { id } = await QueuedMail.create(mail, { client: trx })
  await enqueue(trx, [{ queue: 'mails', subjectId: id }])
}
