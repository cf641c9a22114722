import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import {
  AccountTokenRefused,
  ownerOfAccountToken,
  useAccountToken,
  voidAccountTokens,
} from '#app/accounts/account_links/account_token'
import { endEverySession } from '#app/accounts/sessions/end_sessions'
import { hashNewPassword } from '#app/accounts/passwords/new_password'
import { LoginThrottle, type Place } from '#app/accounts/sessions/login_throttle'
import Client from '#app/accounts/client'
import User from '#app/accounts/user'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

/** Sets a new password for a user, with all effects of `replaceStoredPassword`. Throws `WeakPassword`. */
export async function changePassword(user: User, password: string, actor: Actor): Promise<void> {
  const hashed = await hashNewPasswordOf(user, password)
  await inTransaction((trx) => replaceStoredPassword(trx, user.id, hashed, actor))
  await user.refresh()
}

/**
 * The same with a mailed token instead of a session; the token is used up. Failed sign-ins at `place` are
 * forgotten, so that nobody can be locked out for good. Throws AccountTokenRefused or WeakPassword.
 */
export async function resetPassword(token: string, password: string, place: Place): Promise<void> {
  // Hashing is expensive: an invalid token must not trigger it.
  const id = await ownerOfAccountToken(db.connection(), token, 'password_reset')
  if (id === null) throw new AccountTokenRefused()
  const user = await User.findOrFail(id)
  const hashed = await hashNewPasswordOf(user, password)
  await inTransaction(async (trx) => {
    await useAccountToken(trx, token, 'password_reset')
    await replaceStoredPassword(trx, id, hashed, { id, ip: place.address })
  })
  await new LoginThrottle(user.email, place).trust()
}

/** Hashes a new password of a user, whose name or address may change with it. Throws `WeakPassword`. */
export async function hashNewPasswordOf(
  user: User,
  password: string,
  { fullName = user.fullName, email = user.email } = {}
): Promise<string> {
  const client = user.clientId ? await Client.find(user.clientId) : null
  return hashNewPassword(password, { fullName, email, organisation: client?.name })
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
