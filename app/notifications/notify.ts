import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/auth/user'
import { announce } from '#app/notifications/live_notices'
import Notification, { type NotificationKind } from '#app/notifications/notification'

export interface Notice {
  kind: NotificationKind
  message: string
  /** A path of the portal, below BASE_PATH; where the message leads. */
  link?: string
}

/** Tells everybody of a client who can sign in. Writes one notification a person. */
export async function notifyClient(
  clientId: number,
  notice: Notice,
  trx: TransactionClientContract
): Promise<void> {
  const people = await User.query({ client: trx })
    .where({ clientId, status: 'active' })
    .select('id')
  await notify(people, notice, trx)
}

/** Tells these people, and their open pages once it is committed. Writes one notification a person. */
export async function notify(
  people: Array<{ id: number }>,
  { kind, message, link }: Notice,
  trx: TransactionClientContract
): Promise<void> {
  await Notification.createMany(
    people.map(({ id }) => ({ userId: id, kind, message, link: link ?? null })),
    { client: trx }
  )
  await announce(people, trx)
}
