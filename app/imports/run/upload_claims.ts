import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import {
  claimJob,
  enqueue,
  finishJob,
  freeClaimsOfEnded,
  holdJob,
  releaseJob,
} from '#app/jobs/jobs'
import type { Job } from '#app/jobs/queues'
import { closeUpload } from '#app/imports/run/close_upload'
import { releaseUndone } from '#app/imports/run/release_undone'
import { tellWebhooksOf } from '#app/imports/run/queue_upload_event'
import type Upload from '#app/imports/upload'

/** An upload that one worker has, and under which name it may write to it. */
export interface Claim {
  id: number
  /** The upload's public id. */
  uid: string
  /** The claim of its job. */
  worker: string
  /** How often it was taken up since a chunk was last committed, this time included. */
  attempts: number
}

type Held = Pick<Claim, 'id' | 'worker'>

/** The queue of jobs, one for each upload that waits, runs or is being ended. */
export const queue = 'uploads'
/** What a program takes in without a worker (the demo) commits a chunk far more often than this. */
const commandSeconds = 15 * 60
/** An upload that breaks off so often at the same row is given up. */
export const mostAttempts = 5

/** Has an upload run by the next worker, one of its kind at a time. */
export async function enqueueUpload(
  trx: TransactionClientContract,
  { id, kind }: Pick<Upload, 'id' | 'kind'>
): Promise<void> {
  await enqueue(trx, [{ queue, subjectId: id, lane: laneOf(kind) }])
}

/**
 * Takes the next upload to work on; with `only` that one alone, or one of its kind that broke off and is in
 * its way. Null when there is nothing to do.
 */
export async function claimUpload({
  only,
}: { only?: Pick<Upload, 'id' | 'kind'> } = {}): Promise<Claim | null> {
  await freeClaimsOfEnded()
  const wanted = only && {
    sql: '(next.subject_id = ? or (next.lane = ? and next.claim is not null))',
    bindings: [only.id, laneOf(only.kind)],
  }
  for (;;) {
    const job = await claimJob({ name: queue }, { only: wanted })
    if (!job) return null
    const claim = await beginUpload(job)
    if (claim) return claim
  }
}

/**
 * Begins the upload of a job, or goes on with it: from now on no older claim may write to it. Null where it
 * was cancelled, which is told if somebody had been at it, or where another worker has it.
 */
export async function beginUpload({ claim: worker, subjectId: id }: Job): Promise<Claim | null> {
  return inTransaction(async (trx) => {
    if (!(await holdJob(trx, worker))) return null
    const now = sqlNow(trx)
    const [begun] = await rawRows<Pick<Claim, 'uid' | 'attempts'>>(
      trx,
      `update uploads
       set status = 'running', worker = ?, attempts = attempts + 1,
           started_at = coalesce(started_at, ${now}), finished_at = null, message = null,
           phase = 'starting', phase_done = null, phase_total = null, updated_at = ${now}
       where id = ? and status in ('queued', 'running')
       returning uid, attempts`,
      [worker, id]
    )
    if (begun) return { id, worker, ...begun }
    await leavePlace(trx, id, worker)
    return null
  })
}

/** Whether the upload is still under way under this claim. */
export async function isClaimed({ id, worker }: Held): Promise<boolean> {
  return (await db.from('uploads').where({ id, worker, status: 'running' }).first()) !== null
}

/**
 * Puts an upload back that its worker did not end: the next one goes on behind its last chunk. One that
 * was cancelled meanwhile is left as it is.
 */
export async function releaseUpload({ id, worker }: Held, { inOrder = false } = {}) {
  await inTransaction(async (trx) => {
    const put = await trx
      .from('uploads')
      .where({ id, worker, status: 'running' })
      .update({ worker: null, status: 'queued', ...(inOrder ? { attempts: 0 } : {}) })
    if (Number(put) > 0) await releaseJob(trx, worker)
    else await leavePlace(trx, id, worker)
  })
}

/** Ends the job of an upload that was cancelled, and tells that it is over if somebody had been at it. */
async function leavePlace(trx: TransactionClientContract, id: number, worker: string) {
  if (!(await finishJob(trx, worker))) return
  const left = await trx
    .from('uploads')
    .where({ id })
    .whereNotNull('worker')
    .update({ worker: null })
  if (Number(left) === 0) return
  await releaseUndone(trx, id)
  await tellWebhooksOf(id, trx)
}

/**
 * Puts an upload back that could not be begun, and says why: it can be claimed again after so many seconds.
 * This is no attempt, so that it happens as often as it takes, unless `isAttempt` says so.
 */
export async function deferUpload(
  { id, worker }: Held,
  seconds: number,
  message: string,
  { isAttempt = false } = {}
) {
  await inTransaction(async (trx) => {
    const put = await trx
      .from('uploads')
      .where({ id, worker, status: 'running' })
      .update({
        ...{ status: 'queued', worker: null, message },
        ...(isAttempt ? {} : { attempts: trx.raw('attempts - 1') }),
      })
    if (Number(put) > 0) await releaseJob(trx, worker, seconds)
  })
}

/** Ends an upload whose worker broke off again and again. */
export async function failUpload(
  { id, worker }: Held,
  message = `The upload was interrupted ${mostAttempts} times at the same point. Committed rows were kept.`
) {
  await closeUpload({ id, worker, statuses: ['running'] }, { status: 'failed', message })
}

/** Says of uploads that a program without a worker left behind that they were cut off. */
export async function endCutOff() {
  const client = db.connection()
  const cutOff = await client
    .from('uploads')
    .where('status', 'running')
    .whereNull('worker')
    .where('updated_at', '<', client.raw(sqlFromNow(client, -commandSeconds)))
    .select('id')
  for (const { id } of cutOff) {
    await closeUpload(
      { id, worker: null, statuses: ['running'] },
      {
        status: 'failed',
        message:
          'The command that ran the upload was interrupted. Use --resume to continue after the last committed chunk.',
      }
    )
  }
}

function laneOf(kind: string) {
  return `${queue}:${kind}`
}
