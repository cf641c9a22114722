import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/database_clock'
import {
  AccountTokenRefused,
  isAccountTokenValid,
  useAccountToken,
  voidAccountTokens,
} from '#app/auth/account_token'
import { endEverySession } from '#app/auth/end_sessions'
import type User from '#app/auth/user'
import { logDeed, type Actor } from '#app/staff/audit_log'

/**
 * Gives a person a new password and ends every page session and token family of theirs at once; links
 * for another password or address that were sent before open nothing any more.
 * Writes the audit log too; the password stands nowhere in it.
 */
export async function changePassword(user: User, password: string, actor: Actor): Promise<void> {
  const hashed = await hash.make(password)
  await db.transaction(async (trx) => {
    await storePassword(trx, user.id, hashed)
    await endEverySession(trx, { userId: user.id }, 'password_changed')
    await voidAccountTokens(trx, user.id, 'password_reset')
    await voidAccountTokens(trx, user.id, 'email_change')
    await logDeed(trx, actor, {
      action: 'changed the password',
      subject: 'user',
      subjectUid: user.uid,
      subjectName: user.fullName,
    })
  })
  await user.refresh()
}

/**
 * The same with the token of a mail instead of being signed in; the token is used up.
 * Gives the person's id. Throws AccountTokenRefused.
 */
export async function resetPassword(token: string, password: string): Promise<number> {
  // Hashing is dear: nobody makes us do it with a token that opens nothing.
  if (!(await isAccountTokenValid(db.connection(), token, 'password_reset'))) {
    throw new AccountTokenRefused()
  }
  const hashed = await hash.make(password)
  return db.transaction(async (trx) => {
    const userId = await useAccountToken(trx, token, 'password_reset')
    await storePassword(trx, userId, hashed)
    await endEverySession(trx, { userId }, 'password_changed')
    return userId
  })
}

/** Takes a password that is hashed already, so that no transaction waits for the hashing. */
export async function storePassword(
  trx: TransactionClientContract,
  userId: number,
  hashed: string
): Promise<void> {
  await trx.rawQuery(`update users set password = ?, updated_at = ${sqlNow(trx)} where id = ?`, [
    hashed,
    userId,
  ])
}
