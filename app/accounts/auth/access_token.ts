import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { mayEnter } from '#app/accounts/auth/sign_in_rule'
import { LAST_USE_SECONDS } from '#app/accounts/auth/lifetimes'
import { hashOf, isAccessToken } from '#app/accounts/auth/token'
import User from '#app/accounts/user'

/**
 * Who an access token belongs to, read in one statement; null when it is unknown, expired, of a
 * revoked family, or its person may no longer enter. Writes last use at most once a minute.
 */
export async function findByAccessToken(token: string): Promise<User | null> {
  if (!isAccessToken(token)) return null
  const client = db.connection()
  const now = sqlNow(client)
  const [row] = await rawRows<{ access_token_id: number; unwritten: boolean | number }>(
    client,
    `select users.*, access_tokens.id as access_token_id,
            (access_tokens.last_used_at is null
             or access_tokens.last_used_at < ${sqlFromNow(client, -LAST_USE_SECONDS)}) as unwritten
     from access_tokens
     join refresh_families on refresh_families.id = access_tokens.family_id
     join users on users.id = refresh_families.user_id
     left join clients on clients.id = users.client_id
     where access_tokens.hash = ? and access_tokens.expires_at > ${now}
       and refresh_families.revoked_at is null and ${mayEnter}`,
    [hashOf(token)]
  )
  if (!row) return null

  if (row.unwritten) {
    await client.rawQuery(`update access_tokens set last_used_at = ${now} where id = ?`, [
      row.access_token_id,
    ])
  }
  return User.$createFromAdapterResult(row)
}
