import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { beginning, type Position } from '#app/changes/feed_position'
import { repairRestoredLog } from '#app/changes/restored_log'
import { isoOf } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'

/** Longer than any transaction that writes to the log. */
const longestTransaction = { hours: 1 }

/**
 * The position after which all changes since a time are, and some changes of up to an hour before, because
 * entries have the start time of their transaction. Uses a binary search over the log, so no index on times
 * is needed.
 */
export async function positionSince(
  moment: DateTime,
  client: QueryClientContract = db.connection()
): Promise<Position> {
  const bound = moment.minus(longestTransaction).toMillis()
  if (!isPostgres(client)) {
    return { ...beginning, entry: (await firstSince(client, 'id', 'true', bound)) - 1 }
  }
  await repairRestoredLog(client)
  const ordered = await firstSince(client, 'written_in', 'written_in > 0', bound)
  const isOld = await firstSince(client, 'id', 'written_in = 0', bound)
  const [last] = await rawRows<{ id: number | null }>(
    client,
    'select max(id) as id from change_log where written_in = 0'
  )
  if (last.id !== null && isOld <= Number(last.id)) return { ...beginning, entry: isOld - 1 }
  return { ...beginning, writtenIn: ordered }
}

/**
 * The lowest value of the column from which entries are recent enough; one more than the maximum if there is
 * none.
 */
async function firstSince(
  client: QueryClientContract,
  column: 'id' | 'written_in',
  among: string,
  bound: number
): Promise<number> {
  const [{ most }] = await rawRows<{ most: number | null }>(
    client,
    `select max(${column}) as most from change_log where ${among}`
  )
  let low = 1
  let high = Number(most ?? 0) + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [row] = await rawRows<{ at: number; created_at: Date | string }>(
      client,
      `select ${column} as at, created_at from change_log
        where ${among} and ${column} >= ? order by ${column} limit 1`,
      [middle]
    )
    if (row && Date.parse(isoOf(row.created_at)) < bound) low = Number(row.at) + 1
    else high = middle
  }
  return low
}
