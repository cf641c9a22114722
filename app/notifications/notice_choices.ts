import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { inTransaction } from '#app/core/db/in_transaction'
import { lockRows } from '#app/core/db/lock_row'
import type { VersionClaim } from '#app/core/http/version_claim'
import { t } from '#app/core/text/text'
import {
  defaultChoice,
  byEvent,
  staffEventNames,
  type NoticeChoice,
  type StaffEvent,
} from '#app/notifications/staff_events'

export type NoticeChoices = Record<StaffEvent, NoticeChoice>

/** Which notifications the user gets of each event. */
export async function noticeChoicesOf(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<NoticeChoices> {
  const rows = await client.from('staff_notice_choices').where({ user_id: userId })
  const chosen = new Map(rows.map(({ event, choice }) => [event as StaffEvent, choice]))
  return byEvent((event) => chosen.get(event) ?? defaultChoice)
}

/** Saves the given choices; others stay. */
export async function saveNoticeChoices(
  userId: number,
  choices: Partial<NoticeChoices>,
  claim?: VersionClaim
) {
  const rows = Object.entries(choices).flatMap(([event, choice]) =>
    choice ? [{ user_id: userId, event, choice }] : []
  )
  await inTransaction(async (trx) => {
    await lockRows(trx, User, { id: userId })
    const current = await noticeChoicesOf(userId, trx)
    claim?.check(stateOf(current), t('notifications_answers.the_settings'))
    if (!rows.length) return
    await trx
      .insertQuery()
      .table('staff_notice_choices')
      .multiInsert(rows)
      .onConflict(['user_id', 'event'])
      .merge(['choice'])
  })
}

/** The version of the choices. */
export function stateOf(choices: NoticeChoices): string {
  return staffEventNames.map((event) => choices[event]).join('.')
}
