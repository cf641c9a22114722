import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { Role } from '#app/accounts/role'
import { LAST_USE_SECONDS } from '#app/accounts/sessions/lifetimes'
import { sha256 } from '#app/accounts/sessions/token'
import User from '#app/accounts/user'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'

/** The API key of a request. */
export interface KeyInUse {
  id: number
  /** Public id. */
  uid: string
  abilities: KeyAbility[]
}

/** The caller of a request with a key: the key, and the user who created it. */
export interface KeyHolder {
  apiKey: KeyInUse
  user: User
}

/**
 * Finds a key by its text with one statement; null if it is unknown, expired, revoked, or was
 * replaced and its overlap has ended, or if its client or its creator is suspended. A key belongs to
 * the client, so it stays valid when its creator is removed. Nothing is cached, so a revocation takes
 * effect immediately in every process. Updates the time of last use at most once a minute.
 */
export async function findByApiKey(text: string): Promise<KeyHolder | null> {
  const client = db.connection()
  const now = sqlNow(client)
  const hash = sha256(text)
  const [row] = await rawRows<Row>(
    client,
    `select users.*, api_keys.id as api_key_id, api_keys.uid as api_key_uid,
            api_keys.abilities as api_key_abilities,
            (api_keys.last_used_at is null
             or api_keys.last_used_at < ${sqlFromNow(client, -LAST_USE_SECONDS)}) as unwritten
     from api_keys
     join users on users.id = api_keys.user_id and users.client_id = api_keys.client_id
     join clients on clients.id = api_keys.client_id
     where api_keys.id in (
         select id from api_keys where hash = ?
         union all
         select id from api_keys where previous_hash = ? and previous_expires_at > ${now})
       and api_keys.revoked_at is null
       and (api_keys.expires_at is null or api_keys.expires_at > ${now})
       and users.role = ${Role.partner} and users.status in ('active', 'removed')
       and clients.status = 'active'`,
    [hash, hash]
  )
  if (!row) return null

  const { api_key_id: id, api_key_uid: uid, api_key_abilities: abilities } = row
  if (row.unwritten) {
    await client.rawQuery(`update api_keys set last_used_at = ${now} where id = ?`, [id])
  }
  const ticked = typeof abilities === 'string' ? JSON.parse(abilities) : abilities
  return { apiKey: { id, uid, abilities: ticked }, user: User.$createFromAdapterResult(row)! }
}

interface Row extends Record<string, unknown> {
  api_key_id: number
  api_key_uid: string
  /** SQLite stores JSON as text. */
  api_key_abilities: KeyAbility[] | string
  unwritten: boolean | number
}
