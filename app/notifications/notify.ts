import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { sqlNow } from '#app/core/db/database_clock'
import { jsonTable } from '#app/core/db/raw_rows'
import { messageIn, type LocalizedMessage } from '#app/core/text/text'
import { newUid } from '#app/core/uid'
import { announce } from '#app/notifications/live_notices'
import type { NotificationKind } from '#app/notifications/notification'

export interface Notice {
  kind: NotificationKind
  message: LocalizedMessage
  /** The target of the message: a path of the portal, without BASE_PATH. */
  link?: string
}

/** Notifies all active users of a client. Writes one notification per user. */
export async function notifyClient(
  clientId: number,
  notice: Notice,
  trx: TransactionClientContract
): Promise<void> {
  const people = await User.query({ client: trx })
    .where({ clientId, status: 'active' })
    .select('id', 'uid')
  await notify(people, notice, trx)
}

/**
 * Notifies these users, and their open pages after the commit. Writes one notification per user in a single
 * statement, since a charge notifies while it holds locks. The English text is stored along with the message
 * id and values, for `/v1` and in case that the message is removed.
 */
export async function notify(
  people: Array<{ id: number; uid: string }>,
  { kind, message, link }: Notice,
  trx: TransactionClientContract
): Promise<void> {
  if (!people.length) return
  const now = sqlNow(trx)
  const columns = { uid: 'uuid', user_id: 'integer', link: 'text', said: 'json' } as const
  const recipients = jsonTable(trx, 'recipient', columns)
  const rows = people.map(({ id }) => ({ uid: newUid(), user_id: id, link, said: message }))
  await trx.rawQuery(
    `insert into notifications (uid, user_id, kind, message, said, link, created_at, updated_at)
     select recipient.uid, recipient.user_id, ?, ?, recipient.said, recipient.link, ${now}, ${now} from ${recipients}`,
    [kind, messageIn('en', message), JSON.stringify(rows)]
  )
  const uids = people.map(({ uid }) => uid)
  await announce(uids, trx)
}
