import type { HttpContext } from '@adonisjs/core/http'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'
import Notification from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'

/** Marks several of the user's notifications as read. */
export default class BulkNotificationsController {
  async update(ctx: HttpContext) {
    return answerBulk(
      ctx,
      { past: 'notifications_answers.past_read', place: '/notifications' },
      async () => {
        const own = Notification.query().where({ userId: ctx.auth.getUserOrFail().id })
        return Notification.markSelected(await readSelection(notificationList, own, ctx))
      }
    )
  }
}
