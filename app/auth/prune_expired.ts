import db from '@adonisjs/lucid/services/db'
import { sqlMilliseconds, sqlNow } from '#app/core/database_clock'

/**
 * Takes away sessions, token families with their access tokens, mailed tokens and counts whose time
 * is over. Each table is read by the index of its end.
 */
export async function pruneExpired(): Promise<void> {
  const client = db.connection()
  const now = sqlNow(client)
  const milliseconds = sqlMilliseconds(client)
  await client.rawQuery(`delete from sessions where expires_at <= ${milliseconds}`)
  await client.rawQuery(`delete from page_sessions where expires_at <= ${now}`)
  await client.rawQuery(`delete from refresh_families where expires_at <= ${now}`)
  await client.rawQuery(`delete from account_tokens where expires_at <= ${now}`)
  await client.rawQuery(`delete from rate_limits where expire <= ${milliseconds}`)
}
