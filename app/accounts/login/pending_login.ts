import type { HttpContext } from '@adonisjs/core/http'
import { sha256 } from '#app/accounts/sessions/token'
import User from '#app/accounts/user'

const KEY = 'pending_login'
const VALID_MS = 10 * 60 * 1000

type Session = HttpContext['session']

interface PendingLogin {
  uid: string
  /** The hash of the verified password: after a change, it must be verified again. */
  password: string
  until: number
}

/**
 * Stores for ten minutes that the password of a user was verified, but not yet the code. The user is still a guest: this
 * is not a page session, and only the second step of the login reads it.
 */
export function storePendingLogin(session: Session, { uid, password }: User): void {
  const pending: PendingLogin = {
    uid,
    password: sha256(password ?? ''),
    until: Date.now() + VALID_MS,
  }
  session.regenerate()
  session.put(KEY, pending)
}

/** The user whose password was verified; null if that was too long ago, or the password was changed. */
export async function findPendingLogin(session: Session): Promise<User | null> {
  const pending = session.get(KEY) as PendingLogin | undefined
  if (!pending || pending.until < Date.now()) return null
  const user = await User.query().where({ uid: pending.uid, status: 'active' }).first()
  return user && sha256(user.password ?? '') === pending.password ? user : null
}

/** Ends the second step, after the code was verified. */
export function forgetPendingLogin(session: Session): void {
  session.forget(KEY)
}
