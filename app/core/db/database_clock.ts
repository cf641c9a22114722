import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * The present moment in SQL. Terms begin and end by the database's clock, which all processes share;
 * on PostgreSQL it is the statement's moment, because a transaction may have waited for a lock.
 */
export function sqlNow(client: QueryClientContract): string {
  return client.dialect.name === 'postgres' ? 'statement_timestamp()' : 'current_timestamp'
}

/** The moment so many whole seconds after the present one in SQL, before it when negative. */
export function sqlFromNow(client: QueryClientContract, seconds: number): string {
  const whole = Math.trunc(seconds)
  if (client.dialect.name === 'postgres') {
    return `(statement_timestamp() + interval '${whole} seconds')`
  }
  return `datetime('now', '${whole < 0 ? whole : `+${whole}`} seconds')`
}

/** Milliseconds since 1970 in SQL, for tables that keep moments as numbers. */
export function sqlMilliseconds(client: QueryClientContract): string {
  return client.dialect.name === 'postgres'
    ? 'cast(extract(epoch from statement_timestamp()) * 1000 as bigint)'
    : "cast((julianday('now') - 2440587.5) * 86400000 as integer)"
}

/** The present moment by the database's clock, never after what a later statement calls now. */
export async function databaseNow(client: QueryClientContract): Promise<DateTime> {
  const [{ now }] = await rawRows<{ now: Date | string }>(client, `select ${sqlNow(client)} as now`)
  return now instanceof Date ? DateTime.fromJSDate(now) : DateTime.fromSQL(now)
}

/** A moment as a hand-written statement hands it back, in ISO 8601; SQLite keeps text in UTC. */
export function isoOf(moment: Date | string): string {
  const read =
    moment instanceof Date ? moment : DateTime.fromSQL(moment, { zone: 'utc' }).toJSDate()
  return read.toISOString()
}
