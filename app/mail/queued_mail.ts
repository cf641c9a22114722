import { beforeCreate } from '@adonisjs/lucid/orm'
import { QueuedMailSchema } from '#database/schema'
import type { MailKind } from '#app/mail/mail_kinds'
import { newUid } from '#app/core/uid'

/** A queued or sent mail, inserted in the transaction that causes it. */
export default class QueuedMail extends QueuedMailSchema {
  declare kind: MailKind
  declare content: Record<string, unknown>

  @beforeCreate()
  static assignUid(mail: QueuedMail) {
    mail.uid ??= newUid()
  }
}
