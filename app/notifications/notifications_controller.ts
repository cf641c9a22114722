import type { HttpContext } from '@adonisjs/core/http'
import { may } from '#app/accounts/role'
import { databaseNow } from '#app/core/db/database_clock'
import { pageList } from '#app/core/lists/listing'
import { languageOf, t } from '#app/core/text/text'
import { redirectBack } from '#app/core/http/return_url'
import Notification from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { markValidator } from '#app/notifications/notification_validators'

/** The notifications of the user, in every area. */
export default class NotificationsController {
  async index(ctx: HttpContext) {
    const { id: userId, role } = ctx.auth.getUserOrFail()
    const own = Notification.query().where({ userId })
    const { rows, list } = await pageList(notificationList, own, ctx)
    const now = await databaseNow()
    return ctx.inertia.render('notifications/index', {
      notifications: NotificationTransformer.transform(rows, now, languageOf(ctx)),
      list,
      has_settings: may(role, 'staff_notices'),
    })
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const { read = true } = await request.validateUsing(markValidator)
    const own = await Notification.findOf(auth.getUserOrFail().id, params.NotificationId)
    await own.mark(read)
    return redirectBack(ctx, '/notifications')
  }

  async markAllRead(ctx: HttpContext) {
    const marked = await Notification.markAllRead(ctx.auth.getUserOrFail().id)
    ctx.session.flash('success', t('notifications_answers.marked_read', { marked }))
    return redirectBack(ctx, '/notifications')
  }
}
