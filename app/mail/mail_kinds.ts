import type { BaseMail } from '@adonisjs/mail'
import type QueuedMail from '#app/mail/queued_mail'

/** The mails that are queued in the transaction of what they report. */
export type MailKind = 'calls_alert' | 'contact_message'

type MailClass = new (queued: QueuedMail) => BaseMail

const kinds = new Map<MailKind, () => Promise<{ default: MailClass }>>()

/** Says which class writes the mails of a kind. See app/shell/registrations.ts. */
export function addMailKind(kind: MailKind, load: () => Promise<{ default: MailClass }>) {
  kinds.set(kind, load)
}

/** The mail that was queued, ready to send. */
export async function mailOf(queued: QueuedMail): Promise<BaseMail> {
  const load = kinds.get(queued.kind)
  if (!load) throw new Error(`No mail class is registered for "${queued.kind}"`)
  const { default: Mail } = await load()
  return new Mail(queued)
}
