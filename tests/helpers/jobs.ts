import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { sqlFromNow } from '#app/core/db/database_clock'
import { claimJob, staleSeconds } from '#app/jobs/jobs'
import { loadQueues, type Queue } from '#app/jobs/queues'
import { runJob } from '#app/jobs/worker'

export async function queueNamed(name: string): Promise<Queue> {
  const queues = await loadQueues()
  return queues.find((queue) => queue.name === name)!
}

/** Runs the due jobs of a queue in this process, one after the other, and returns their number. */
export async function runDue(name: 'mails' | 'webhook_deliveries'): Promise<number> {
  const queue = await queueNamed(name)
  for (let run = 0; ; run += 1) {
    const job = await claimJob(queue)
    if (!job) return run
    await runJob(queue, job)
  }
}

/** The jobs of a queue with their subjects. */
export function jobsOf(queue: string, client: QueryClientContract = db.connection()) {
  return client.from('jobs').where({ queue }).orderBy('id')
}

/** Simulates a claim whose heartbeat is too old. */
export async function silenceJob(
  queue: string,
  subjectId: number,
  client: QueryClientContract = db.connection()
) {
  await client
    .from('jobs')
    .where({ queue, subject_id: subjectId })
    .update({ heartbeat_at: client.raw(sqlFromNow(client, -staleSeconds - 5)) })
}

/** Simulates that this many seconds have passed for the waiting jobs of a queue. */
export async function letPass(queue: string, seconds: number) {
  const client = db.connection()
  const earlier = isPostgres(client)
    ? `run_at - interval '${seconds} seconds'`
    : `datetime(run_at, '-${seconds} seconds')`
  await client
    .from('jobs')
    .where({ queue })
    .update({ run_at: client.raw(earlier) })
}
