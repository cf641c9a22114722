import { QueuedMailSchema } from '#database/schema'
import type { MailKind } from '#app/mail/mail_kinds'

/** A queued or sent mail, inserted in the transaction that causes it. */
export default class QueuedMail extends QueuedMailSchema {
  declare kind: MailKind
  declare content: Record<string, unknown>
}
