import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { loadQueues } from '#app/jobs/queues'

/** The jobs of a queue in the database, of all processes. */
export interface QueueFigures {
  queue: string
  /** Jobs that are due and not running. */
  waiting: number
  running: number
  /** Jobs that have failed or were interrupted, and will be repeated. */
  retrying: number
  /** How long the oldest job has been due that could run now, in seconds; not if others of its lane are running. */
  oldestSeconds: number
}

export async function queueFigures(client = db.connection()): Promise<QueueFigures[]> {
  const now = sqlNow(client)
  const found: QueueFigures[] = []
  for (const { name, condition } of await loadQueues()) {
    const isDue = `next.claim is null and next.run_at <= ${now} and ${condition?.(client) ?? 'true'}`
    const [figures] = await rawRows<Omit<QueueFigures, 'queue'>>(
      client,
      `select sum(case when ${isDue} then 1 else 0 end) as waiting,
              count(next.claim) as running,
              sum(case when next.claim is null and next.attempts > 0 then 1 else 0 end) as retrying,
              ${secondsSince(client, `min(case when ${isDue} and ${laneIsFree} then next.run_at end)`)}
                as "oldestSeconds"
       from jobs as next where next.queue = ?`,
      [name]
    )
    found.push({
      queue: name,
      waiting: Number(figures.waiting),
      running: Number(figures.running),
      retrying: Number(figures.retrying),
      oldestSeconds: Math.max(0, Math.round(Number(figures.oldestSeconds))),
    })
  }
  return found
}

const laneIsFree = `not exists (
  select 1 from jobs as busy
  where busy.lane = next.lane and busy.claim is not null and busy.id <> next.id)`

function secondsSince(client: QueryClientContract, time: string): string {
  const now = sqlNow(client)
  return isPostgres(client)
    ? `extract(epoch from ${now} - ${time})`
    : `(julianday(${now}) - julianday(${time})) * 86400`
}
