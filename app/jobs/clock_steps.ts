import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { staleSeconds } from '#app/jobs/jobs'

/**
 * Makes jobs due whose time is in the future because the clock of the database was set back: jobs that have never run,
 * and claimed ones. Otherwise they would wait until the clock reaches its earlier time. Heartbeats from the future are
 * removed, since they say nothing about their process.
 */
export async function forgetFutureTimes(): Promise<void> {
  const client = db.connection()
  const future = client.raw(sqlFromNow(client, staleSeconds))
  const late = await client
    .from('jobs')
    .where('heartbeat_at', '>', future)
    .orWhere((due) => due.where('attempts', 0).where('run_at', '>', future))
    .orWhere((due) => due.whereNotNull('claim').where('run_at', '>', future))
    .select('id')
  if (!late.length) return
  const ids = late.map(({ id }) => id as number)
  const jobs = () => client.from('jobs').whereIn('id', ids)
  await jobs().where('heartbeat_at', '>', future).update({ heartbeat_at: null })
  await jobs()
    .where((due) => due.where('attempts', 0).orWhereNotNull('claim'))
    .where('run_at', '>', future)
    .update({ run_at: client.raw(sqlNow(client)) })
}
