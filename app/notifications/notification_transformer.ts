import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { timeAgo } from '#app/notifications/time_ago'
import type Notification from '#app/notifications/notification'

/** A notification in the shape of spec.md section 3, with more members; `now` is the database's clock. */
export default class NotificationTransformer extends BaseTransformer<Notification> {
  constructor(
    resource: Notification,
    private now: DateTime
  ) {
    super(resource)
  }

  toObject() {
    const { uid, kind, message, link, readAt, createdAt } = this.resource
    return {
      id: uid,
      time_ago: timeAgo(createdAt, this.now),
      notification_message: message,
      kind,
      /** A path of the portal, without BASE_PATH. */
      link,
      read: readAt !== null,
      created_at: createdAt.toJSDate().toISOString(),
    }
  }
}
