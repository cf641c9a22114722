import type { HttpContext } from '@adonisjs/core/http'
import { sendVersion, VersionClaim } from '#app/core/http/version_claim'
import { noticeChoicesOf, saveNoticeChoices, stateOf } from '#app/notifications/notice_choices'
import { noticeChoicesValidator } from '#app/notifications/notification_validators'

/** The notification settings of a staff user, on `/v1`. */
export default class V1NoticeChoicesController {
  async show(ctx: HttpContext) {
    const choices = await noticeChoicesOf(ctx.auth.getUserOrFail().id)
    sendVersion(ctx, stateOf(choices))
    return choices
  }

  async update(ctx: HttpContext) {
    const choices = await ctx.request.validateUsing(noticeChoicesValidator)
    await saveNoticeChoices(ctx.auth.getUserOrFail().id, choices, VersionClaim.of(ctx))
    return this.show(ctx)
  }
}
