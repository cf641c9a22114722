import type { HttpContext } from '@adonisjs/core/http'
import { inArea } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { noticeChoicesOf, saveNoticeChoices } from '#app/notifications/notice_choices'
import { noticeChoicesValidator } from '#app/notifications/notification_validators'

/** The notification settings of a staff user. */
export default class NoticeChoicesController {
  async edit(ctx: HttpContext) {
    return ctx.inertia.render('notifications/settings', {
      choices: await noticeChoicesOf(ctx.auth.getUserOrFail().id),
    })
  }

  async update(ctx: HttpContext) {
    const choices = await ctx.request.validateUsing(noticeChoicesValidator)
    await saveNoticeChoices(ctx.auth.getUserOrFail().id, choices)
    ctx.session.flash('success', t('notifications_answers.choices_saved'))
    return ctx.response.redirect(inArea(ctx, '/notifications/settings'))
  }
}
