import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * Returns once a statement on this database of PostgreSQL waits for another's lock, besides so many that
 * wait already, or the work is done without. SQLite's statements wait for their turn, so there it
 * returns at once.
 */
export async function untilOneWaits(work: Promise<unknown>, { besides = 0 } = {}) {
  const client = db.connection()
  if (client.dialect.name !== 'postgres') return
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
