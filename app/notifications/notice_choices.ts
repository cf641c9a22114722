import db from '@adonisjs/lucid/services/db'
import {
  defaultChoice,
  staffEventNames,
  type NoticeChoice,
  type StaffEvent,
} from '#app/notifications/staff_events'

export type NoticeChoices = Record<StaffEvent, NoticeChoice>

/** How the user is told of each event. */
export async function noticeChoicesOf(userId: number): Promise<NoticeChoices> {
  const rows = await db.from('staff_notice_choices').where({ user_id: userId })
  const chosen = new Map(rows.map(({ event, choice }) => [event as StaffEvent, choice]))
  const entries = staffEventNames.map((event) => [event, chosen.get(event) ?? defaultChoice])
  return Object.fromEntries(entries) as NoticeChoices
}

/** Saves the given choices; others stay. */
export async function saveNoticeChoices(userId: number, choices: Partial<NoticeChoices>) {
  const rows = Object.entries(choices).flatMap(([event, choice]) =>
    choice ? [{ user_id: userId, event, choice }] : []
  )
  if (!rows.length) return
  await db
    .insertQuery()
    .table('staff_notice_choices')
    .multiInsert(rows)
    .onConflict(['user_id', 'event'])
    .merge(['choice'])
}
