import type { HttpContext } from '@adonisjs/core/http'
import { languages, type Language } from '#config/i18n'
import { databaseNow } from '#app/core/db/database_clock'
import { cursorList } from '#app/core/lists/listing'
import { FieldRefusal } from '#app/core/errors/problem'
import { serialize } from '#app/core/http/serializer'
import { t } from '#app/core/text/text'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import Notification from '#app/notifications/notification'
import { notificationList } from '#app/notifications/notification_list'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { markValidator } from '#app/notifications/notification_validators'

/** Notifications of the user on `/v1`. */
export default class V1NotificationsController {
  /**
   * A bare list, as specified; the `Link` header has the next page. In English, as all of `/v1`, unless
   * `?language=` has another language, which the pages of the portal use.
   */
  async index(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const own = Notification.query().where({ userId })
    const language = requestedLanguage(ctx)
    const { rows } = await cursorList(notificationList, own, ctx, ['language'])
    return serialize(NotificationTransformer.transform(rows, await databaseNow(), language))
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const { read = true } = await request.validateUsing(markValidator)
    const own = await Notification.findOf(auth.getUserOrFail().id, params.id)
    VersionClaim.of(ctx).check(own.state, t('notifications_answers.the_notification'))
    await own.mark(read)
    sendVersion(ctx, own.state)
    return serialize(NotificationTransformer.transform(own, await databaseNow(), 'en'))
  }

  async markAllRead({ auth }: HttpContext) {
    return { marked: await Notification.markAllRead(auth.getUserOrFail().id) }
  }
}

function requestedLanguage({ request }: Pick<HttpContext, 'request'>): Language {
  const asked: unknown = request.qs().language || 'en'
  const language = languages.find((known) => known === asked)
  if (language) return language
  const expects = t('core_answers.expects_word', { words: languages.join(', ') })
  const message = t('core_answers.parameter_expects', { name: 'language', expects })
  throw new FieldRefusal('language', 'invalid_parameter', message)
}
