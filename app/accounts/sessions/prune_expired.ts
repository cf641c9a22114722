import db from '@adonisjs/lucid/services/db'
import { sqlMilliseconds, sqlNow } from '#app/core/db/database_clock'

/** Maximum rows per statement, to keep locks short. */
const atOnce = 500

/**
 * Deletes expired sessions, token families with their access tokens, mailed tokens and counters,
 * oldest first, a few hundred of each. Each table is read by the index of its expiry.
 */
export async function pruneExpired(): Promise<void> {
  const client = db.connection()
  const now = sqlNow(client)
  const milliseconds = sqlMilliseconds(client)
  const tables = [
    { table: 'sessions', key: 'id', end: 'expires_at', now: milliseconds },
    { table: 'page_sessions', key: 'id', end: 'expires_at', now },
    { table: 'refresh_families', key: 'id', end: 'expires_at', now },
    { table: 'account_tokens', key: 'id', end: 'expires_at', now },
    { table: 'rate_limits', key: 'key', end: 'expire', now: milliseconds },
  ]
  for (const { table, key, end, now: moment } of tables) {
    await client.rawQuery(
      `delete from ${table} where ${key} in (
         select ${key} from ${table} where ${end} <= ${moment} order by ${end} limit ${atOnce})`
    )
  }
}
