import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { Role } from '#app/accounts/role'
import { mayEnter } from '#app/accounts/auth/sign_in_rule'
import { LAST_USE_SECONDS } from '#app/accounts/auth/lifetimes'
import { hashOf } from '#app/accounts/auth/token'
import User from '#app/accounts/user'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'

/** The key that a request came with. */
export interface KeyInUse {
  id: number
  /** Public id. */
  uid: string
  abilities: KeyAbility[]
}

/** Who calls by a key: the key itself, and the person who made it. */
export interface KeyHolder {
  apiKey: KeyInUse
  user: User
}

/**
 * Whose key this text is, read in one statement; null when it is unknown, expired or revoked, was
 * replaced longer ago than its overlap, or its maker may no longer enter or act for its client.
 * Nothing is remembered between requests, so that a revocation counts at once in every process.
 * Writes last use at most once a minute.
 */
export async function findByApiKey(text: string): Promise<KeyHolder | null> {
  const client = db.connection()
  const now = sqlNow(client)
  const hash = hashOf(text)
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
       and users.role = ${Role.partner} and ${mayEnter}`,
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
  /** SQLite keeps its text. */
  api_key_abilities: KeyAbility[] | string
  unwritten: boolean | number
}
