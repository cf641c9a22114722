import vine from '@vinejs/vine'
import { noticeChoices } from '#app/notifications/staff_events'

/** Whether it is read; default: read. */
export const markValidator = vine.create({ read: vine.boolean().optional() })

const choice = () => vine.enum(noticeChoices).optional()

/** The notification settings of staff; missing ones stay as they are. */
export const noticeChoicesValidator = vine.create({
  registration: choice(),
  purchase: choice(),
  payment: choice(),
  payment_problem: choice(),
  overdue: choice(),
  out_of_calls: choice(),
  contact: choice(),
})
