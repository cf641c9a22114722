import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sqlFromNow } from '#app/core/database_clock'
import type DefaultSetup from '#app/setup/default_setup'

/** One in so many searches takes out what is too old: on average twice what searches add. */
const ONE_IN = 500
const atOnce = 1000
const SECONDS_A_DAY = 86_400

/** Takes old searches out now and then; a search never fails by it. */
export async function pruneHistoryNowAndThen(setup: DefaultSetup): Promise<void> {
  if (Math.random() * ONE_IN >= 1) return
  try {
    await pruneHistory(setup.searchHistoryDays)
  } catch (error) {
    logger.warn({ err: error }, 'Old searches could not be taken out of the history')
  }
}

/**
 * Takes searches older than so many days out of the history, with their answers; the oldest first, so
 * many at once that a request does not notice. The ledger keeps what they cost.
 */
export async function pruneHistory(days: number): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from search_history where id in (
       select id from search_history where created_at < ${sqlFromNow(client, -days * SECONDS_A_DAY)}
       order by created_at, id limit ${atOnce})`
  )
}
