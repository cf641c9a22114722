import db from '@adonisjs/lucid/services/db'
import { symbols } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { logSecurityEvent } from '#app/core/http/security_log'
import { isUid, newUid } from '#app/core/uid'
import { deviceOfRequest } from '#app/accounts/sessions/device'
import { sqlIsAsVerified, sqlMayLogIn, lockUserForLogin } from '#app/accounts/sessions/login_rule'
import { LAST_USE_SECONDS, PAGE_SESSION_SECONDS } from '#app/accounts/sessions/lifetimes'
import User from '#app/accounts/user'

/**
 * Signs a user in on pages: inserts a row of `page_sessions` and returns its uid, which is stored
 * in the server-side session. For a user who may not log in, or whose password or two-factor authentication was
 * changed since it was verified, the uid is invalid.
 */
export async function startPageSession(user: User): Promise<string> {
  const uid = newUid()
  await db.transaction(async (trx) => {
    await lockUserForLogin(trx, user)
    const now = sqlNow(trx)
    await trx.rawQuery(
      `insert into page_sessions
         (uid, user_id, ip, user_agent, last_used_at, expires_at, created_at, updated_at)
       select ?, users.id, nullif(?, ''), nullif(?, ''), ${now}, ${sqlFromNow(trx, PAGE_SESSION_SECONDS)}, ${now}, ${now}
       from users left join clients on clients.id = users.client_id
       where users.id = ? and ${sqlIsAsVerified(user)} and ${sqlMayLogIn}`,
      [uid, ...deviceOfRequest(), user.id, user.password ?? '']
    )
  })
  return uid
}

/**
 * The user of a page session, read with one statement; null if it has ended or the user may no
 * longer log in. Extends the session, at most once a minute.
 */
export async function findByPageSession(uid: string): Promise<User | null> {
  if (!isUid(uid)) return null
  const client = db.connection()
  const [row] = await rawRows<{ page_session_id: number; unwritten: boolean | number }>(
    client,
    `select users.*, page_sessions.id as page_session_id,
            page_sessions.last_used_at < ${sqlFromNow(client, -LAST_USE_SECONDS)} as unwritten
     from page_sessions
     join users on users.id = page_sessions.user_id
     left join clients on clients.id = users.client_id
     where page_sessions.uid = ? and page_sessions.expires_at > ${sqlNow(client)} and ${sqlMayLogIn}`,
    [uid]
  )
  if (!row) return null

  if (row.unwritten) {
    const now = sqlNow(client)
    await client.rawQuery(
      `update page_sessions set last_used_at = ${now}, updated_at = ${now},
              expires_at = ${sqlFromNow(client, PAGE_SESSION_SECONDS)},
              ip = nullif(?, ''), user_agent = nullif(?, '')
       where id = ?`,
      [...deviceOfRequest(), row.page_session_id]
    )
  }
  return User.$createFromAdapterResult(row)
}

/** Ends a page session and revokes its token families. */
export async function endPageSession(uid: string): Promise<void> {
  if (!isUid(uid)) return
  await db.transaction(async (trx) => {
    const now = sqlNow(trx)
    // Updates the row first: a page that requests tokens concurrently waits, and then finds no
    // session.
    const ended = await rawRows<{ id: number; user_id: number }>(
      trx,
      `update page_sessions set expires_at = ${now} where uid = ? returning id, user_id`,
      [uid]
    )
    for (const { id, user_id: userId } of ended) {
      logSecurityEvent('signed_out', { user_id: userId })
      await trx.rawQuery(
        `update refresh_families
         set revoked_at = ${now}, revoked_reason = 'signed_out', updated_at = ${now}
         where page_session_id = ? and revoked_at is null`,
        [id]
      )
      await trx.rawQuery('delete from page_sessions where id = ?', [id])
    }
  })
}

/** The page session of the request; the guard has already authenticated it. */
export function pageSessionOf({ auth, session }: Pick<HttpContext, 'auth' | 'session'>): string {
  return String(session.get(auth.use('web').sessionKeyName))
}

/**
 * Lets the framework's session guard store the uid of a page session instead of a user id, so that
 * a session is only valid while its row exists.
 */
export class PageSessionProvider implements SessionUserProviderContract<User> {
  declare [symbols.PROVIDER_REAL_USER]: User

  async createUserForGuard(user: User) {
    return guardUser(user, await startPageSession(user))
  }

  async findById(uid: string | number | bigint) {
    const user = await findByPageSession(String(uid))
    return user && guardUser(user, String(uid))
  }
}

function guardUser(user: User, uid: string): SessionGuardUser<User> {
  return { getId: () => uid, getOriginal: () => user }
}
