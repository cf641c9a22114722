import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'

export type EndReason =
  'suspended' | 'removed' | 'password_changed' | 'ended_elsewhere' | 'two_factor_reset'

/**
 * Ends all page sessions and revokes all token families of a user, or of all users of a client.
 * Call this in the transaction that suspends or changes the password, after that write: a
 * concurrent login is then either ended here or sees the change.
 */
export async function endEverySession(
  trx: TransactionClientContract,
  whose: { userId: number } | { clientId: number },
  reason: EndReason
): Promise<void> {
  const [people, id] =
    'userId' in whose ? ['id = ?', whose.userId] : ['client_id = ?', whose.clientId]
  const now = sqlNow(trx)

  await trx.rawQuery(`update users set updated_at = ${now} where ${people}`, [id])
  await trx.rawQuery(
    `update refresh_families set revoked_at = ${now}, revoked_reason = ?, updated_at = ${now}
     where revoked_at is null and user_id in (select id from users where ${people})`,
    [reason, id]
  )
  await trx.rawQuery(
    `delete from page_sessions where user_id in (select id from users where ${people})`,
    [id]
  )
}

/** Ends all page sessions and token families of a user except the current page session. */
export async function endOtherSessions(
  trx: TransactionClientContract,
  userId: number,
  pageSessionUid: string
): Promise<void> {
  const now = sqlNow(trx)
  await trx.rawQuery(
    `update refresh_families set revoked_at = ${now}, revoked_reason = 'ended_elsewhere', updated_at = ${now}
     where user_id = ? and revoked_at is null and (page_session_id is null
       or page_session_id <> (select id from page_sessions where uid = ?))`,
    [userId, pageSessionUid]
  )
  await trx.rawQuery('delete from page_sessions where user_id = ? and uid <> ?', [
    userId,
    pageSessionUid,
  ])
}
