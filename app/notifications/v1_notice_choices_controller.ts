import type { HttpContext } from '@adonisjs/core/http'
import { noticeChoicesOf, saveNoticeChoices } from '#app/notifications/notice_choices'
import { noticeChoicesValidator } from '#app/notifications/notification_validators'

/** How the user, one of the staff, is told of events, on `/v1`. */
export default class V1NoticeChoicesController {
  async show({ auth }: HttpContext) {
    return noticeChoicesOf(auth.getUserOrFail().id)
  }

  async update({ auth, request }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await saveNoticeChoices(id, await request.validateUsing(noticeChoicesValidator))
    return noticeChoicesOf(id)
  }
}
