import { beforeCreate } from '@adonisjs/lucid/orm'
import { QueuedMailSchema } from '#database/schema'
import { newUid } from '#app/core/uid'

export type MailKind = 'calls_alert' | 'contact_message'

/** A mail that waits to be sent, or was. It is written in the transaction of what it tells of. */
export default class QueuedMail extends QueuedMailSchema {
  declare kind: MailKind
  declare content: Record<string, unknown>

  @beforeCreate()
  static assignUid(mail: QueuedMail) {
    mail.uid ??= newUid()
  }
}
