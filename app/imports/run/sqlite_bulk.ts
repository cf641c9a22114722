import db from '@adonisjs/lucid/services/db'
import { synchronous } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** WAL pages that SQLite collects before a checkpoint; the default is 1000. */
const CHECKPOINT_PAGES = 8000

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
  try {
    return await work()
  } finally {
    await client.rawQuery(`pragma synchronous = ${synchronous}`)
    await client.rawQuery('pragma wal_autocheckpoint = 1000')
  }
}
