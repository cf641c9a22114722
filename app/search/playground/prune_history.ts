import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/db/database_clock'
import DefaultSetup from '#app/billing/default_setup'

const atOnce = 1000
const SECONDS_A_DAY = 86_400

/**
 * Deletes searches beyond the retention period of Limitation Setup, with their results: oldest first, a
 * thousand at a time, which is far more than are added between two runs. The ledger keeps their charges.
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
