import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { violatesUnique } from '#app/core/db/unique_violation'
import { every } from '#app/core/every'
import { newUid } from '#app/core/uid'
import { hasEnded, processName } from '#app/jobs/process_name'
import type { Job, Queue } from '#app/jobs/queues'

/** A claim without a heartbeat for so long, by the database's clock, may be taken over. */
export const staleSeconds = 30
/** Time between two heartbeats, in ms. */
const heartbeatEvery = 1000

/** What is called when this process has queued a job. */
export const wakers = new Set<() => void>()

const free = { claim: null, claimed_by: null, heartbeat_at: null }

export interface NewJob {
  queue: string
  /** The row that it is about. One job of a queue is about it at a time: a second one is not queued. */
  subjectId: number
  /** Of jobs in one lane one is run at a time. */
  lane?: string
  /** Of whom only so many are run at a time as the queue says. */
  owner?: string
}

/** Queues jobs in the transaction of what they are about; once it is committed, a worker of this process is woken. */
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
  /** SQL of what else must be true of the job (`next`), and its bindings. */
  only?: { sql: string; bindings: Array<string | number> }
  /** Claims whose jobs are left alone, because this process is at them. */
  except?: string[]
  /** Seconds; the same in every process on one database. */
  staleAfter?: number
}

/**
 * Claims the job of the queue that is due longest: one that waits, or whose process died or fell silent. One
 * conditional statement, and a unique index for the lane, so that of any number of processes exactly one
 * gets it. Null where there is none, which is asked first: the statement itself takes SQLite's write lock.
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
  const skipping = client.dialect.name === 'postgres' ? 'for update of next skip locked' : ''
  for (;;) {
    const [some] = await rawRows(client, `select 1 as one ${due} limit 1`, given)
    if (!some) return null
    const claim = newUid()
    try {
      const [taken] = await rawRows<{ subject_id: number; attempts: number }>(
        client,
        `update jobs
         set claim = ?, claimed_by = ?, heartbeat_at = ${now}, attempts = attempts + 1
         where id = (select next.id ${due} order by next.run_at, next.id limit 1 ${skipping})
           and ${isFree('jobs')}
         returning subject_id, attempts`,
        [claim, processName, ...given]
      )
      if (!taken) return null
      return { claim, subjectId: Number(taken.subject_id), attempts: taken.attempts }
    } catch (error) {
      if (!violatesUnique(error, 'jobs', 'lane')) throw error
    }
  }
}

/** The first statement of a transaction that begins a job. False where the claim does not stand any more. */
export async function holdJob(trx: TransactionClientContract, claim: string): Promise<boolean> {
  const held = await trx
    .from('jobs')
    .where({ claim })
    .update({ attempts: trx.raw('attempts') })
  return Number(held) > 0
}

/** The job is over. False where another process has it by now, or it was cancelled. */
export async function finishJob(client: QueryClientContract, claim: string): Promise<boolean> {
  return Number(await client.from('jobs').where({ claim }).delete()) > 0
}

/**
 * Puts a job back that is to be done again: after so many seconds, or as soon as its turn comes. False where another
 * process has it by now, or it was cancelled.
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

/** Takes a job away that nobody is at; what is under way goes on. */
export async function cancelWaiting(
  client: QueryClientContract,
  queue: string,
  subjectId: number
): Promise<void> {
  await client.from('jobs').where({ queue, subject_id: subjectId }).whereNull('claim').delete()
}

/** Takes all jobs of a lane away; one that is under way can write nothing any more. */
export async function cancelLane(client: QueryClientContract, lane: string): Promise<void> {
  await client.from('jobs').where({ lane }).delete()
}

/**
 * Makes the claims of processes free that have surely ended, so that nobody waits until they are stale. Of
 * processes on this machine alone that is known.
 */
export async function freeClaimsOfEnded(client = db.connection()): Promise<void> {
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

/** Sends heartbeats for the claims that this process has, until the returned function is called. */
export function startHeartbeat(claims: () => string[]): () => Promise<void> {
  return every(heartbeatEvery, () => beat(claims()), 'A heartbeat could not be sent')
}

async function beat(claims: string[]): Promise<void> {
  if (!claims.length) return
  const client = db.connection()
  await client
    .from('jobs')
    .whereIn('claim', claims)
    .update({ heartbeat_at: client.raw(sqlNow(client)) })
}
