import db from '@adonisjs/lucid/services/db'
import { symbols } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { isUid, newUid } from '#app/core/uid'
import { mayEnter, waitForChanges } from '#app/accounts/auth/sign_in_rule'
import { LAST_USE_SECONDS, PAGE_SESSION_SECONDS } from '#app/accounts/auth/lifetimes'
import User from '#app/accounts/user'

/**
 * Signs a person in on the pages: writes a row of `page_sessions` and gives its uid, which the
 * session keeps on the server. A person who may not enter, or whose password was changed since it
 * was checked, gets a uid that opens nothing.
 */
export async function startPageSession(user: User): Promise<string> {
  const uid = newUid()
  await db.transaction(async (trx) => {
    await waitForChanges(trx, user)
    const now = sqlNow(trx)
    await trx.rawQuery(
      `insert into page_sessions (uid, user_id, last_used_at, expires_at, created_at, updated_at)
       select ?, users.id, ${now}, ${sqlFromNow(trx, PAGE_SESSION_SECONDS)}, ${now}, ${now}
       from users left join clients on clients.id = users.client_id
       where users.id = ? and coalesce(users.password, '') = ? and ${mayEnter}`,
      [uid, user.id, user.password ?? '']
    )
  })
  return uid
}

/**
 * Who a page session belongs to, read in one statement; null when it ended or its person may no
 * longer enter. Moves its end on, at most once a minute.
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
     where page_sessions.uid = ? and page_sessions.expires_at > ${sqlNow(client)} and ${mayEnter}`,
    [uid]
  )
  if (!row) return null

  if (row.unwritten) {
    const now = sqlNow(client)
    await client.rawQuery(
      `update page_sessions set last_used_at = ${now}, updated_at = ${now},
              expires_at = ${sqlFromNow(client, PAGE_SESSION_SECONDS)}
       where id = ?`,
      [row.page_session_id]
    )
  }
  return User.$createFromAdapterResult(row)
}

/** Ends one page session and revokes the token families that its pages fetched. */
export async function endPageSession(uid: string): Promise<void> {
  if (!isUid(uid)) return
  await db.transaction(async (trx) => {
    const now = sqlNow(trx)
    // The row is written first: a page that fetches tokens meanwhile waits, and then finds nothing.
    const ended = await rawRows<{ id: number }>(
      trx,
      `update page_sessions set expires_at = ${now} where uid = ? returning id`,
      [uid]
    )
    for (const { id } of ended) {
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

/** The page session that a request showed; the guard has found whose it is. */
export function pageSessionOf({ auth, session }: Pick<HttpContext, 'auth' | 'session'>): string {
  return String(session.get(auth.use('web').sessionKeyName))
}

/**
 * Lets the framework's session guard keep the uid of a page session where it would keep a user's id:
 * so a session counts only as long as its row stands.
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
