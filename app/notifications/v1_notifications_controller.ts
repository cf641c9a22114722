import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { languages } from '#config/i18n'
import { databaseNow } from '#app/core/database_clock'
import { cursorList, type ListDefinition } from '#app/core/listing'
import { oneOf } from '#app/core/list_filters'
import { serialize } from '#app/core/serializer'
import Notification from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { markValidator } from '#app/notifications/notification_validators'

/** The list of `/v1`; `language` says what its texts are in, and narrows nothing. */
const spokenList: ListDefinition<typeof Notification> = {
  ...notificationList,
  filters: { ...notificationList.filters, language: oneOf(languages, () => {}) },
}

/** Own notifications on `/v1`. */
export default class V1NotificationsController {
  /**
   * A bare list, as the specification has it; the `Link` header leads on. In English, as all of `/v1`,
   * unless the portal's pages ask for another language.
   */
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const own = Notification.query().where({ userId })
    const { rows } = await cursorList(spokenList, own, ctx)
    const asked: unknown = ctx.request.qs().language
    const language = languages.find((known) => known === asked) ?? 'en'
    return serialize(NotificationTransformer.transform(rows, await now(), language))
  }

  async update({ auth, params, request }: HttpContext) {
    const { read = true } = await request.validateUsing(markValidator)
    const own = await Notification.findOf(auth.getUserOrFail().id, params.id)
    await own.mark(read)
    return serialize(NotificationTransformer.transform(own, await now(), 'en'))
  }

  async markAllRead({ auth }: HttpContext) {
    return { marked: await Notification.markAllRead(auth.getUserOrFail().id) }
  }
}

function now() {
  return databaseNow(db.connection())
}
