import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { violatesUnique } from '#app/core/db/unique_violation'
import { every } from '#app/core/every'
import { newUid } from '#app/core/uid'
import { hasEnded, processName } from '#app/jobs/process_name'
import type { Job, Queue } from '#app/jobs/queues'

/** Seconds without a heartbeat, by the database clock, after which a claim can be taken over. */
export const staleSeconds = 30
/** Interval between heartbeats, in ms. */
const heartbeatEvery = 1000

/** Callbacks for when this process has queued a job. */
export const wakers = new Set<() => void>()

const free = { claim: null, claimed_by: null, heartbeat_at: null }

export interface NewJob {
  queue: string
  /**
   * The id of the row that the job processes. A queue holds at most one job per subject; a second
   * one is not queued.
   */
  subjectId: number
  /** Jobs with the same lane run one at a time. */
  lane?: string
  /** The queue limits how many jobs of one owner run at a time. */
  owner?: string
}

/** Queues jobs in the given transaction; when it commits, a worker of this process is woken. */
export async function enqueue(trx: TransactionClientContract, jobs: NewJob[]): Promise<void> {
  const now = trx.raw(sqlNow(trx))
  await trx
    .insertQuery()
    .table('jobs')
    .multiInsert(
      jobs.map(({ subjectId, queue, lane = null, owner = null }) => ({
        ...{ queue, subject_id: subjectId, lane, owner, run_at: now },
      }))
    )
    .onConflict(['queue', 'subject_id'])
    .ignore()
  trx.after('commit', () => wakers.forEach((wake) => wake()))
}

interface Wanted {
  /** SQL for an additional condition on the job (alias `next`), and its bindings. */
  only?: { sql: string; bindings: Array<string | number> }
  /** Claims to skip, because this process is running their jobs. */
  except?: string[]
  /** Seconds; must be the same in all processes on one database. */
  staleAfter?: number
}

/**
 * Claims the oldest due job of the queue: a waiting one, or one whose process ended or stopped
 * sending heartbeats. A single conditional update and a unique index on the lane ensure that only
 * one process gets it. Returns null if there is none; this is checked first, because the update
 * takes SQLite's write lock.
 */
export async function claimJob(
  { name, mostOfOwner, condition }: Pick<Queue, 'name' | 'mostOfOwner' | 'condition'>,
  { only, except = [], staleAfter = staleSeconds }: Wanted = {}
): Promise<Job | null> {
  const client = db.connection()
  const now = sqlNow(client)
  const stale = sqlFromNow(client, -staleAfter)
  const isFree = (row: string) =>
    `${row}.run_at <= ${now}
     and (${row}.claim is null or ${row}.heartbeat_at is null or ${row}.heartbeat_at < ${stale})`
  const conditions = [
    `next.queue = ? and ${isFree('next')}`,
    `not exists (
       select 1 from jobs as busy
       where busy.lane = next.lane and busy.claim is not null and busy.id <> next.id)`,
    condition?.(client),
    only?.sql,
    except.length &&
      `(next.claim is null or next.claim not in (${except.map(() => '?').join(', ')}))`,
    mostOfOwner &&
      `(next.owner is null or next.owner not in (
         select owner from jobs
         where queue = '${name}' and owner is not null and claim is not null
           and heartbeat_at >= ${stale}
         group by owner having count(*) >= ${mostOfOwner}))`,
  ].filter(Boolean)
  const due = `from jobs as next where ${conditions.join(' and ')}`
  const given = [name, ...(only?.bindings ?? []), ...except]
  const skipping = isPostgres(client) ? 'for update of next skip locked' : ''
  for (;;) {
    const [some] = await rawRows(client, `select 1 as one ${due} limit 1`, given)
    if (!some) return null
    const claim = newUid()
    try {
      const [claimed] = await rawRows<{ subject_id: number; attempts: number }>(
        client,
        `update jobs
         set claim = ?, claimed_by = ?, heartbeat_at = ${now}, attempts = attempts + 1
         where id = (select next.id ${due} order by next.run_at, next.id limit 1 ${skipping})
           and ${isFree('jobs')}
         returning subject_id, attempts`,
        [claim, processName, ...given]
      )
      if (!claimed) return null
      return { claim, subjectId: Number(claimed.subject_id), attempts: claimed.attempts }
    } catch (error) {
      if (!violatesUnique(error, 'jobs', 'lane')) throw error
    }
  }
}

/**
 * Must be the first statement of a transaction that runs a job. Returns false if the claim was
 * lost.
 */
export async function lockJob(trx: TransactionClientContract, claim: string): Promise<boolean> {
  const updated = await trx
    .from('jobs')
    .where({ claim })
    .update({ attempts: trx.raw('attempts') })
  return Number(updated) > 0
}

/** Deletes a finished job. Returns false if it was cancelled or claimed by another process. */
export async function finishJob(client: QueryClientContract, claim: string): Promise<boolean> {
  return Number(await client.from('jobs').where({ claim }).delete()) > 0
}

/**
 * Returns a job to the queue, to run again after the given seconds or as soon as possible. Returns
 * false if it was cancelled or claimed by another process.
 */
export async function releaseJob(
  client: QueryClientContract,
  claim: string,
  seconds?: number
): Promise<boolean> {
  const later = seconds === undefined ? {} : { run_at: client.raw(sqlFromNow(client, seconds)) }
  const released = await client
    .from('jobs')
    .where({ claim })
    .update({ ...free, ...later })
  return Number(released) > 0
}

/** Deletes a job that is not running; a running one continues. */
export async function cancelWaiting(
  client: QueryClientContract,
  queue: string,
  subjectId: number
): Promise<void> {
  await client.from('jobs').where({ queue, subject_id: subjectId }).whereNull('claim').delete()
}

/** Deletes all jobs of a lane; a running one can no longer write anything. */
export async function cancelLane(client: QueryClientContract, lane: string): Promise<void> {
  await client.from('jobs').where({ lane }).delete()
}

/**
 * Releases the claims of processes that have certainly ended, so that their jobs need not wait
 * until the claims expire. This can only be determined for processes on this machine.
 */
export async function releaseClaimsOfEnded(client = db.connection()): Promise<void> {
  const claimed = await client
    .from('jobs')
    .whereNotNull('claim')
    .whereNotNull('heartbeat_at')
    .whereNot('claimed_by', processName)
    .distinct('claimed_by')
  const ended = claimed.map((row) => row.claimed_by as string).filter(hasEnded)
  if (!ended.length) return
  await client.from('jobs').whereIn('claimed_by', ended).update({ heartbeat_at: null })
}

/** Releases all claims of this process, which stops before its jobs are finished. */
export async function releaseOwnClaims(): Promise<void> {
  await db.from('jobs').where({ claimed_by: processName }).whereNotNull('claim').update(free)
}

/** Sends heartbeats for the claims of this process until the returned function is called. */
export function startHeartbeat(claims: () => string[]): () => Promise<void> {
  return every(heartbeatEvery, () => sendHeartbeats(claims()), 'A heartbeat could not be sent')
}

async function sendHeartbeats(claims: string[]): Promise<void> {
  if (!claims.length) return
  const client = db.connection()
  await client
    .from('jobs')
    .whereIn('claim', claims)
    .update({ heartbeat_at: client.raw(sqlNow(client)) })
}
