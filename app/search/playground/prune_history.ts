import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'
import DefaultSetup from '#app/billing/default_setup'

const atOnce = 1000
const SECONDS_A_DAY = 86_400

/**
 * Takes searches older than Limitation Setup says out of the history, with their answers; the oldest
 * first, a thousand at once, which is far more than come between two prunings. The ledger keeps what
 * they cost.
 */
export async function pruneHistory(): Promise<void> {
  const client = db.connection()
  const { searchHistoryDays: days } = await DefaultSetup.current()
  await client.rawQuery(
    `delete from search_history where id in (
       select id from search_history where created_at < ${sqlFromNow(client, -days * SECONDS_A_DAY)}
       order by created_at, id limit ${atOnce})`
  )
}
