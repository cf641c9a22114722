import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import Notification from '#app/notifications/notification'

/** A new notification, an older unread one, and an older read one. */
export async function createThreeNotifications(user: User) {
  const tell = (message: string, attributes: Partial<Notification> = {}) =>
    Notification.create({ userId: user.id, kind: 'package', message, link: null, ...attributes })
  const lastWeek = DateTime.utc().minus({ days: 7, minutes: 1 })
  const other = await tell('other', { createdAt: lastWeek, readAt: lastWeek })
  const unread = await tell('unread', { createdAt: lastWeek, link: '/portal/partner/dashboard' })
  const fresh = await tell('new', { readAt: DateTime.utc() })
  return { other, unread, fresh }
}
