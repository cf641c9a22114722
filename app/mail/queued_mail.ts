import { beforeCreate } from '@adonisjs/lucid/orm'
import { QueuedMailSchema } from '#database/schema'
import type { MailKind } from '#app/mail/mail_kinds'
import { newUid } from '#app/core/uid'

/** A mail that waits to be sent, or was. It is written in the transaction of what it tells of. */
export default class QueuedMail extends QueuedMailSchema {
  declare kind: MailKind
  declare content: Record<string, unknown>

  @beforeCreate()
  static assignUid(mail: QueuedMail) {
    mail.uid ??= newUid()
  }
}
