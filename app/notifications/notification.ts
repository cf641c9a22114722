import { beforeCreate } from '@adonisjs/lucid/orm'
import { NotificationSchema } from '#database/schema'
import { newUid } from '#app/core/uid'

export const notificationKinds = [
  'calls_low',
  'calls_used_up',
  'package',
  'sale',
  'upload',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** What the portal tells one person. */
export default class Notification extends NotificationSchema {
  declare kind: NotificationKind

  @beforeCreate()
  static assignUid(notification: Notification) {
    notification.uid ??= newUid()
  }
}
