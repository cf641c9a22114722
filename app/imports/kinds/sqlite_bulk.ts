import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { isPostgres } from '#app/core/db/bulk_rows'

/** Pages of the log that SQLite gathers before it moves them into the file; 1000 is its default. */
const CHECKPOINT_PAGES = 8000

/**
 * Lets SQLite write an import without waiting for the disk at every chunk. Chunks stay whole and in
 * order; a power cut can only take the last ones, which the checkpoint of the upload then knows
 * nothing of either. What follows, the end of the upload first, waits for the disk again, and with
 * its log everything before it is on disk.
 */
export async function withBulkWrites<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = db.connection()
  if (isPostgres(client) || client.isTransaction) return work()

  const synchronous = env.get('SQLITE_SYNCHRONOUS') ?? 'full'
  await client.rawQuery(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  await client.rawQuery('pragma synchronous = normal')
  try {
    return await work()
  } finally {
    await client.rawQuery(`pragma synchronous = ${synchronous}`)
    await client.rawQuery('pragma wal_autocheckpoint = 1000')
  }
}
