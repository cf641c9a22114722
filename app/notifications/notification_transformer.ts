import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Language } from '#config/i18n'
import { timeAgo } from '#app/notifications/time_ago'
import type Notification from '#app/notifications/notification'

/** A notification in the language of the reader; `now` is the time of the database clock. */
export default class NotificationTransformer extends BaseTransformer<Notification> {
  constructor(
    resource: Notification,
    private now: DateTime,
    private language: Language
  ) {
    super(resource)
  }

  toObject() {
    const { uid, kind, link, readAt, createdAt } = this.resource
    return {
      id: uid,
      time_ago: timeAgo(createdAt, this.now, this.language),
      notification_message: this.resource.messageIn(this.language),
      kind,
      /** A path of the portal, without BASE_PATH. */
      link,
      read: readAt !== null,
      created_at: createdAt.toJSDate().toISOString(),
    }
  }
}
