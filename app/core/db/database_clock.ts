import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { givenTime } from '#app/core/db/given_time'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * SQL for the current time. Expiry uses the clock of the database, which all processes share, except within
 * `atTime`. On PostgreSQL it is the time of the statement, since a transaction may have
 * waited for a lock.
 */
export function sqlNow(client: QueryClientContract): string {
  const given = givenTime()?.toFormat('yyyy-MM-dd HH:mm:ss')
  if (isPostgres(client)) return given ? `timestamptz '${given}+00'` : 'statement_timestamp()'
  return given ? `'${given}'` : 'current_timestamp'
}

/** SQL for the current time plus this many seconds (may be negative). */
export function sqlFromNow(client: QueryClientContract, seconds: number): string {
  const whole = Math.trunc(seconds)
  const now = sqlNow(client)
  if (isPostgres(client)) return `(${now} + interval '${whole} seconds')`
  return `datetime(${now}, '${whole < 0 ? whole : `+${whole}`} seconds')`
}

/** SQL for a timestamp in milliseconds since 1970, for tables that store times as numbers. */
export function sqlMilliseconds(client: QueryClientContract): string {
  const given = givenTime()
  if (given) return String(given.toMillis())
  return isPostgres(client)
    ? 'cast(extract(epoch from statement_timestamp()) * 1000 as bigint)'
    : "cast((julianday('now') - 2440587.5) * 86400000 as integer)"
}

/** SQL for the day (UTC) of a time, as 2026-11-21. */
export function sqlDay(client: QueryClientContract, column: string): string {
  return isPostgres(client)
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
    : `substr(${column}, 1, 10)`
}

/** SQL for the month (UTC) of a time, as 2026-11. */
export function sqlMonth(client: QueryClientContract, column: string): string {
  return isPostgres(client)
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM')`
    : `substr(${column}, 1, 7)`
}

/** The current time of the database, never later than "now" in a later statement. */
export async function databaseNow(
  client: QueryClientContract = db.connection()
): Promise<DateTime> {
  const [{ now }] = await rawRows<{ now: Date | string }>(client, `select ${sqlNow(client)} as now`)
  return now instanceof Date ? DateTime.fromJSDate(now) : DateTime.fromSQL(now)
}

/** Converts a timestamp returned by a raw query to ISO 8601; SQLite stores UTC as text. */
export function isoOf(moment: Date | string): string {
  const read =
    moment instanceof Date ? moment : DateTime.fromSQL(moment, { zone: 'utc' }).toJSDate()
  return read.toISOString()
}
