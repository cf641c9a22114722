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
} from '#app/accounts/account_links/account_token'
import { endEverySession } from '#app/accounts/sessions/end_sessions'
import { LoginThrottle, type Place } from '#app/accounts/sessions/login_throttle'
import User from '#app/accounts/user'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

/** Sets a new password for a user, with all effects of `replaceStoredPassword`. */
export async function changePassword(user: User, password: string, actor: Actor): Promise<void> {
  const hashed = await hash.make(password)
  await inTransaction((trx) => replaceStoredPassword(trx, user.id, hashed, actor))
  await user.refresh()
}

/**
 * The same with a mailed token instead of a session; the token is used up. Failed sign-ins at `place` are
 * forgotten, so that nobody can be locked out for good. Throws AccountTokenRefused.
 */
export async function resetPassword(token: string, password: string, place: Place): Promise<void> {
  // Hashing is expensive: an invalid token must not trigger it.
  if (!(await isAccountTokenValid(db.connection(), token, 'password_reset'))) {
    throw new AccountTokenRefused()
  }
  const hashed = await hash.make(password)
  const id = await inTransaction(async (trx) => {
    const { userId } = await useAccountToken(trx, token, 'password_reset')
    await replaceStoredPassword(trx, userId, hashed, { id: userId, ip: place.address })
    return userId
  })
  const { email } = await User.findOrFail(id)
  await new LoginThrottle(email, place).trust()
}

/**
 * Replaces a password, ends all page sessions and token families of the user, and invalidates
 * mailed links for another password or address. The password must already be hashed. Writes the
 * audit log, without the password.
 */
export async function replaceStoredPassword(
  trx: TransactionClientContract,
  userId: number,
  hashed: string,
  actor: Actor
): Promise<void> {
  const user = await User.lock(trx, userId)
  await storePassword(trx, userId, hashed)
  await endEverySession(trx, { userId }, 'password_changed')
  await voidAccountTokens(trx, userId, 'password_reset')
  await voidAccountTokens(trx, userId, 'email_change')
  await writeAuditEntry(trx, actor, {
    action: 'changed_password',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
  })
}

/** The password must already be hashed, so that no transaction waits for hashing. */
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
