import encryption from '@adonisjs/core/services/encryption'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The position of a reader in the change log: everything up to this entry has been sent. */
export interface Position {
  /** The transaction that wrote the entry, 0 on SQLite. */
  writtenIn: number
  entry: number
  /**
   * If the entry made a skill visible and only its relations up to this internal id have been sent; otherwise
   * null.
   */
  relation: number | null
}

export const beginning: Position = { writtenIn: 0, entry: 0, relation: null }

const purpose = 'cursor of changes'

/** Signs a position as a cursor. */
export function signPosition({ writtenIn, entry, relation }: Position): string {
  return encryption.getMessageVerifier().sign([writtenIn, entry, relation], undefined, purpose)
}

/** Throws a 422 `Refusal` for an invalid `cursor`. */
export function parsePosition(cursor: string): Position {
  const content = encryption
    .getMessageVerifier()
    .unsign<[number, number, number | null]>(cursor, purpose)
  if (!content) {
    throw new FieldRefusal('cursor', 'invalid_parameter', t('core_answers.parameter_cursor'))
  }
  const [writtenIn, entry, relation] = content
  return { writtenIn, entry, relation }
}

export function isBefore(a: Pick<Position, 'writtenIn' | 'entry'>, b: typeof a): boolean {
  return a.writtenIn < b.writtenIn || (a.writtenIn === b.writtenIn && a.entry < b.entry)
}

/** The sort columns of the log, with this table alias. */
export function orderOfLog(client: QueryClientContract, log: string): string {
  return isPostgres(client) ? `${log}.written_in, ${log}.id` : `${log}.id`
}

/** A condition: the entry is after the bound position. */
export function isAfterPosition(client: QueryClientContract, log: string): string {
  return isPostgres(client) ? `(${log}.written_in, ${log}.id) > (?, ?)` : `${log}.id > ?`
}

export function bindPosition(
  client: QueryClientContract,
  { writtenIn, entry }: Pick<Position, 'writtenIn' | 'entry'>
): number[] {
  return isPostgres(client) ? [writtenIn, entry] : [entry]
}

/**
 * Open transactions that cannot write entries, by the last 32 bits of their ids: those of other databases of the
 * server, which may take hours, and autovacuum, the only one without a user. Call this before the query that uses
 * `isSettled`: a statement sees newer locks than its snapshot, so a transaction that ends in between would look like
 * one of ours.
 */
export async function openWithoutEntries(client: QueryClientContract): Promise<number[]> {
  if (!isPostgres(client)) return []
  const rows = await preparedRows<{ id: string }>(
    client,
    'feed_open_without_entries',
    `select ${xidAsNumber('open_lock.transactionid')} as id
       from pg_locks open_lock join pg_stat_activity other on other.pid = open_lock.pid
      where open_lock.locktype = 'transactionid' and open_lock.granted
        and (other.datname <> current_database() or other.usesysid is null)`,
    []
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * A condition: no uncommitted entry can precede this one. On PostgreSQL this holds before the oldest open
 * transaction, except those in `bindSettled`.
 */
export function isSettled(client: QueryClientContract, log: string): string {
  if (!isPostgres(client)) return 'true'
  return `${log}.written_in < (
    select coalesce(min(${xidAsNumber('open.xid')}), ${xidAsNumber('pg_snapshot_xmax(pg_current_snapshot())')})
      from pg_snapshot_xip(pg_current_snapshot()) as open(xid)
     where ${xidAsNumber('open.xid')} % 4294967296 <> all(cast(? as bigint[])))`
}

export function bindSettled(client: QueryClientContract, withoutEntries: number[]): string[] {
  return isPostgres(client) ? [`{${withoutEntries.join()}}`] : []
}

/** A transaction id of PostgreSQL as a number. */
export function xidAsNumber(xid: string): string {
  return `cast(cast(${xid} as text) as bigint)`
}
