import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { databaseNow } from '#app/core/database_clock'
import { cursorList } from '#app/core/listing'
import { serialize } from '#app/core/serializer'
import Notification from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { markValidator } from '#app/notifications/notification_validators'

/** Own notifications on `/v1`. */
export default class V1NotificationsController {
  /** A bare list, as the specification has it; the `Link` header leads on. */
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const own = Notification.query().where({ userId })
    const { rows } = await cursorList(notificationList, own, ctx)
    return serialize(NotificationTransformer.transform(rows, await now()))
  }

  async update({ auth, params, request }: HttpContext) {
    const { read = true } = await request.validateUsing(markValidator)
    const own = await Notification.findOf(auth.getUserOrFail().id, params.id)
    await own.mark(read)
    return serialize(NotificationTransformer.transform(own, await now()))
  }

  async markAllRead({ auth }: HttpContext) {
    return { marked: await Notification.markAllRead(auth.getUserOrFail().id) }
  }
}

function now() {
  return databaseNow(db.connection())
}
