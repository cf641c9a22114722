import type { BaseMail } from '@adonisjs/mail'
import type QueuedMail from '#app/mail/queued_mail'

/** The kinds of mail. All are queued inside a transaction. */
export type MailKind =
  | 'account_notice'
  | 'calls_alert'
  | 'contact_message'
  | 'payment_reminder'
  | 'staff_notice'
  | 'staff_digest'
  | 'password_reset'
  | 'email_confirmation'
  | 'invitation'
  | 'email_change'

type MailClass = new (queued: QueuedMail) => BaseMail

const kinds = new Map<MailKind, () => Promise<{ default: MailClass }>>()

/** Registers the mail class of a kind. See app/shell/registrations.ts. */
export function addMailKind(kind: MailKind, load: () => Promise<{ default: MailClass }>) {
  kinds.set(kind, load)
}

/** Builds the queued mail for sending. */
export async function mailOf(queued: QueuedMail): Promise<BaseMail> {
  const load = kinds.get(queued.kind)
  if (!load) throw new Error(`No mail class is registered for "${queued.kind}"`)
  const { default: Mail } = await load()
  return new Mail(queued)
}
