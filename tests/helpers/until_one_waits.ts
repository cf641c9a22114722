import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/raw_rows'

/**
 * Returns once a statement on this database of PostgreSQL waits for another's lock, or the work is done
 * without. SQLite's statements wait for their turn, so there it returns at once.
 */
export async function untilOneWaits(work: Promise<unknown>) {
  const client = db.connection()
  if (client.dialect.name !== 'postgres') return
  let isDone = false
  void work.finally(() => (isDone = true))
  while (!isDone) {
    const waiting = await rawRows(
      client,
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (waiting.length) return
  }
}
