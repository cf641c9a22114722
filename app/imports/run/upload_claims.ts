import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { messageColumns } from '#app/core/text/stored_message'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import {
  claimJob,
  enqueue,
  finishJob,
  releaseClaimsOfEnded,
  lockJob,
  releaseJob,
} from '#app/jobs/jobs'
import type { Job } from '#app/jobs/queues'
import { closeUpload, releaseUndone, queueUploadEvent } from '#app/imports/run/close_upload'
import { waitsForNone } from '#app/imports/run/wait_for_earlier'
import type Upload from '#app/imports/upload'

/** An upload claimed by a worker, and the name with which it may write to it. */
export interface UploadClaim {
  id: number
  /** The public id of the upload. */
  uid: string
  /** The claim of its job. */
  worker: string
  /** The number of claims since the last committed chunk, including this one. */
  attempts: number
}

type ClaimKey = Pick<UploadClaim, 'id' | 'worker'>

/** The job queue with one job for each upload that is waiting, running or being ended. */
export const queue = 'uploads'
/**
 * Seconds without an update after which the upload of a program without a worker (the demo) counts
 * as interrupted; such programs commit chunks far more often.
 */
const commandSeconds = 15 * 60
/** After this many interruptions at the same row, the upload fails. */
export const mostUploadAttempts = 5

/** Queues an upload for the next worker; one of each kind runs at a time. */
export async function enqueueUpload(
  trx: TransactionClientContract,
  { id, kind }: Pick<Upload, 'id' | 'kind'>
): Promise<void> {
  await enqueue(trx, [{ queue, subjectId: id, lane: laneOf(kind) }])
}

/**
 * Claims the next upload; with `only` just that one, or an interrupted one of its kind that blocks
 * it. Null if there is nothing to do.
 */
export async function claimUpload({
  only,
}: { only?: Pick<Upload, 'id' | 'kind'> } = {}): Promise<UploadClaim | null> {
  await releaseClaimsOfEnded()
  const wanted = only && {
    sql: '(next.subject_id = ? or (next.lane = ? and next.claim is not null))',
    bindings: [only.id, laneOf(only.kind)],
  }
  for (;;) {
    const job = await claimJob({ name: queue, condition: waitsForNone }, { only: wanted })
    if (!job) return null
    const claim = await beginUpload(job)
    if (claim) return claim
  }
}

/**
 * Starts or resumes the upload of a job: from now on, older claims cannot write to it. Returns null
 * if another worker has it or if it was cancelled; the latter sends the event if it had been
 * running.
 */
export async function beginUpload({
  claim: worker,
  subjectId: id,
}: Job): Promise<UploadClaim | null> {
  return inTransaction(async (trx) => {
    if (!(await lockJob(trx, worker))) return null
    const now = sqlNow(trx)
    const [begun] = await rawRows<Pick<UploadClaim, 'uid' | 'attempts'>>(
      trx,
      `update uploads
       set status = 'running', worker = ?, attempts = attempts + 1,
           started_at = coalesce(started_at, ${now}), finished_at = null, message = null, said = null,
           phase = 'starting', phase_done = null, phase_total = null, updated_at = ${now}
       where id = ? and status in ('queued', 'running')
       returning uid, attempts`,
      [worker, id]
    )
    if (begun) return { id, worker, ...begun }
    await leaveQueue(trx, id, worker)
    return null
  })
}

/** Whether the upload is still running with this claim. */
export async function isClaimed({ id, worker }: ClaimKey): Promise<boolean> {
  return (await db.from('uploads').where({ id, worker, status: 'running' }).first()) !== null
}

/**
 * Returns an unfinished upload to the queue; the next worker resumes after its last chunk. Leaves a
 * cancelled one unchanged.
 */
export async function releaseUpload({ id, worker }: ClaimKey, { isShutdown = false } = {}) {
  await inTransaction(async (trx) => {
    const updated = await trx
      .from('uploads')
      .where({ id, worker, status: 'running' })
      .update({ worker: null, status: 'queued', ...(isShutdown ? { attempts: 0 } : {}) })
    if (Number(updated) > 0) await releaseJob(trx, worker)
    else await leaveQueue(trx, id, worker)
  })
}

/** Finishes the job of a cancelled upload, and sends the event if it had been running. */
async function leaveQueue(trx: TransactionClientContract, id: number, worker: string) {
  if (!(await finishJob(trx, worker))) return
  const left = await trx
    .from('uploads')
    .where({ id })
    .whereNotNull('worker')
    .update({ worker: null })
  if (Number(left) === 0) return
  await releaseUndone(trx, id)
  await queueUploadEvent(id, trx)
}

/**
 * Defers an upload that could not be started, with the reason, for this many seconds. Does not
 * count as an attempt, so it can repeat without limit, unless `isAttempt` is set.
 */
export async function deferUpload(
  { id, worker }: ClaimKey,
  seconds: number,
  message: LocalizedMessage,
  { isAttempt = false } = {}
) {
  await inTransaction(async (trx) => {
    const updated = await trx
      .from('uploads')
      .where({ id, worker, status: 'running' })
      .update({
        ...{ status: 'queued', worker: null, ...messageColumns(message) },
        ...(isAttempt ? {} : { attempts: trx.raw('attempts - 1') }),
      })
    if (Number(updated) > 0) await releaseJob(trx, worker, seconds)
  })
}

/** Ends an upload that was interrupted too many times. */
export async function failUpload(
  { id, worker }: ClaimKey,
  message = localized('uploads_answers.interrupted_often', { times: mostUploadAttempts })
) {
  const values = { status: 'failed', ...messageColumns(message) }
  await closeUpload({ id, worker, statuses: ['running'] }, values)
}

/** Marks uploads as failed that a program without a worker left unfinished. */
export async function failInterrupted() {
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
        ...messageColumns(localized('uploads_answers.command_interrupted')),
      }
    )
  }
}

function laneOf(kind: string) {
  return `${queue}:${kind}`
}
