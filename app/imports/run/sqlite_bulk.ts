import { statSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { cacheSize, busyTimeout, sqliteFile, synchronous } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** WAL pages that SQLite collects before a checkpoint, 64 MB; the default is 1000. */
const CHECKPOINT_PAGES = 16_000

/** The bytes of the WAL from which an import waits for readers. */
const MOST_WAL = 128 * 1024 * 1024

/** How long it waits, in ms, since other writers wait with it. */
const WAIT_FOR_READERS = 200

/** In KiB: the pages that a chunk changes should fit, or else SQLite writes them twice. */
const BULK_CACHE = 48_000

/**
 * Lets SQLite write an import without syncing to disk after every chunk. Chunks remain atomic and
 * in order; a power failure can only lose the last ones, together with their upload checkpoints.
 * The next synced write, at the latest the end of the upload, syncs everything before it.
 */
export async function withBulkWrites<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = db.connection()
  if (isPostgres(client) || client.isTransaction) return work()

  await client.rawQuery(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  await client.rawQuery('pragma synchronous = normal')
  await client.rawQuery(`pragma cache_size = -${BULK_CACHE}`)
  try {
    return await work()
  } finally {
    await client.rawQuery(`pragma cache_size = -${cacheSize}`)
    await client.rawQuery(`pragma synchronous = ${synchronous}`)
    await client.rawQuery('pragma wal_autocheckpoint = 1000')
  }
}

/**
 * Empties the WAL of SQLite once it has `most` bytes. Otherwise it would grow for as long as there
 * is always some reader, since SQLite restarts it only while nobody reads. Waits for the present
 * readers; if one takes longer, the next call tries again.
 */
export async function boundWal(client: QueryClientContract, most = MOST_WAL): Promise<void> {
  if (isPostgres(client) || client.isTransaction) return
  const wal = statSync(`${sqliteFile()}-wal`, { throwIfNoEntry: false })
  if (!wal || wal.size < most) return
  await client.rawQuery(`pragma busy_timeout = ${WAIT_FOR_READERS}`)
  try {
    await client.rawQuery('pragma wal_checkpoint(truncate)')
  } finally {
    await client.rawQuery(`pragma busy_timeout = ${busyTimeout}`)
  }
}
