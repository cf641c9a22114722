import vine from '@vinejs/vine'
import { byEvent, noticeChoices } from '#app/notifications/staff_events'

/** Whether it is read; default: read. */
export const markValidator = vine.create({ read: vine.boolean().optional() })

/** The notification settings of staff; missing ones stay as they are. */
export const noticeChoicesValidator = vine.create(
  byEvent(() => vine.enum(noticeChoices).optional())
)
