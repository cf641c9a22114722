import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { abilities } from '#app/accounts/role'
import User from '#app/accounts/user'
import { sqlNow } from '#app/core/db/database_clock'
import { preferredLanguageOf } from '#app/core/text/appearance'
import { messageIn, type LocalizedMessage } from '#app/core/text/text'
import { queueMail } from '#app/mail/queue_mail'
import { notify } from '#app/notifications/notify'
import {
  defaultChoice,
  staffEvents,
  type NoticeChoice,
  type StaffEvent,
} from '#app/notifications/staff_events'

export interface StaffNotice {
  event: StaffEvent
  message: LocalizedMessage
  /** A path of the admin area, without BASE_PATH. */
  link: string
  /** The user who caused the event and is not notified. */
  causedBy?: number | null
}

/**
 * Notifies active staff of an event, each as chosen: by a notification, and also by a mail at once or an entry of the
 * daily digest. Everything is written in the transaction of the event, so that none is lost and none is sent for an
 * event that did not happen.
 */
export async function notifyStaff(
  { event, message, link, causedBy }: StaffNotice,
  trx: TransactionClientContract
): Promise<void> {
  const people = await User.query({ client: trx })
    .leftJoin('staff_notice_choices as chosen', (join) => {
      join.on('chosen.user_id', 'users.id').onVal('chosen.event', event)
    })
    .whereIn('users.role', [...abilities[staffEvents[event]]])
    .where('users.status', 'active')
    .if(causedBy, (query) => query.whereNot('users.id', causedBy!))
    .whereRaw(`coalesce(chosen.choice, ?) <> 'none'`, [defaultChoice])
    .select('users.id', 'users.uid', 'users.email', 'users.appearance', 'chosen.choice as choice')
    .orderBy('users.id')
  await notify(people, { kind: event, message, link }, trx)

  const by = Map.groupBy(people, (person) => person.$extras.choice as NoticeChoice | null)
  for (const person of by.get('mail') ?? []) {
    const language = preferredLanguageOf(person) ?? 'en'
    const lines = [{ text: messageIn(language, message), link }]
    await queueMail(
      { kind: 'staff_notice', recipient: person.email, content: { language, lines, more: 0 } },
      trx
    )
  }
  const digested = by.get('digest') ?? []
  if (!digested.length) return
  const entry = {
    event,
    message: messageIn('en', message),
    said: JSON.stringify(message),
    link,
    created_at: trx.raw(sqlNow(trx)),
  }
  await trx
    .table('digest_entries')
    .multiInsert(digested.map(({ id }) => ({ ...entry, user_id: id })))
}
