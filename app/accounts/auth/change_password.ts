import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import {
  AccountTokenRefused,
  isAccountTokenValid,
  useAccountToken,
  voidAccountTokens,
} from '#app/accounts/auth/account_token'
import { endEverySession } from '#app/accounts/auth/end_sessions'
import { holdUser } from '#app/accounts/auth/hold_user'
import type User from '#app/accounts/user'
import { logDeed, type Actor } from '#app/accounts/audit/audit_log'

/** Gives a person a new password, with all that `replaceStoredPassword` does. */
export async function changePassword(user: User, password: string, actor: Actor): Promise<void> {
  const hashed = await hash.make(password)
  await inTransaction((trx) => replaceStoredPassword(trx, user.id, hashed, actor))
  await user.refresh()
}

/**
 * The same with the token of a mail instead of being signed in; the token is used up. `ip` is where
 * the request came from, for the audit log. Gives the person's id. Throws AccountTokenRefused.
 */
export async function resetPassword(
  token: string,
  password: string,
  ip: string | null
): Promise<number> {
  // Hashing is dear: nobody makes us do it with a token that opens nothing.
  if (!(await isAccountTokenValid(db.connection(), token, 'password_reset'))) {
    throw new AccountTokenRefused()
  }
  const hashed = await hash.make(password)
  return inTransaction(async (trx) => {
    const userId = await useAccountToken(trx, token, 'password_reset')
    await replaceStoredPassword(trx, userId, hashed, { id: userId, ip })
    return userId
  })
}

/**
 * Replaces a password and ends every page session and token family of the person at once; links for
 * another password or address that were sent before open nothing any more. Takes the new password
 * hashed already. Writes the audit log too; the password stands nowhere in it.
 */
export async function replaceStoredPassword(
  trx: TransactionClientContract,
  userId: number,
  hashed: string,
  actor: Actor
): Promise<void> {
  const user = await holdUser(trx, userId)
  await storePassword(trx, userId, hashed)
  await endEverySession(trx, { userId }, 'password_changed')
  await voidAccountTokens(trx, userId, 'password_reset')
  await voidAccountTokens(trx, userId, 'email_change')
  await logDeed(trx, actor, {
    action: 'changed_password',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
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
