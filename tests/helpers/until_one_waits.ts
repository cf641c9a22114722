import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * Waits until one more statement in this PostgreSQL database waits for a lock, or until the work is
 * done. On SQLite, statements queue anyway, so it returns immediately.
 */
export async function untilOneWaits(work: Promise<unknown>, { besides = 0 } = {}) {
  const client = db.connection()
  if (!isPostgres(client)) return
  let isDone = false
  const done = () => {
    isDone = true
  }
  void work.then(done, done)
  while (!isDone) {
    const waiting = await rawRows(
      client,
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (waiting.length > besides) return
  }
}
