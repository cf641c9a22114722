import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { violatesUnique } from '#app/core/db/unique_violation'
import { closeUpload } from '#app/imports/run/close_upload'
import { releaseUndone } from '#app/imports/run/release_undone'
import { tellWebhooksOf } from '#app/imports/run/queue_upload_event'
import type Upload from '#app/imports/upload'

/** An upload that one worker has, and under which name it may write to it. */
export interface Claim {
  id: number
  /** The upload's public id. */
  uid: string
  /** Made anew with each claim. */
  worker: string
  /** How often it was taken up since a chunk was last committed, this time included. */
  attempts: number
}

/** Without a heartbeat for so long, by the database's clock, a worker is taken for dead. */
export const staleSeconds = 30
/** A server ends its own process that sent no heartbeat for so many times that long. */
const hungAfter = 4
/** What a program takes in without a worker (the demo) commits a chunk far more often than this. */
const commandSeconds = 15 * 60
/** An upload that breaks off so often at the same row is given up. */
export const mostAttempts = 5

const free = { worker: null, lane: null, heartbeat_at: null }

interface Wanted {
  /** That upload alone, and one of its kind that broke off and is in its way. */
  only?: Pick<Upload, 'id' | 'kind'>
  /** Inner ids of uploads that are left alone. */
  except?: number[]
  /** Seconds; the same in every process on one database. */
  staleAfter?: number
}

/**
 * Takes the next upload to work on: one whose worker died first, then the one that waits longest and of
 * whose kind none is under way. One conditional statement, and a unique column for the kind, so that
 * of any number of workers exactly one gets it. Null when there is nothing to do, which is asked first: the
 * statement itself takes SQLite's write lock.
 */
export async function claimUpload({
  only,
  except = [],
  staleAfter = staleSeconds,
}: Wanted = {}): Promise<Claim | null> {
  const client = db.connection()
  const now = sqlNow(client)
  const worker = newUid()
  const no = client.dialect.name === 'postgres' ? 'false' : '0'
  const isFree = (row: string) =>
    `((${row}.status = 'queued' and (${row}.waits_until is null or ${row}.waits_until <= ${now}))
       or (${row}.status = 'running' and ${row}.lane is not null
       and ${row}.heartbeat_at < ${sqlFromNow(client, -staleAfter)}))`
  const wanted = only ? `and (next.id = ? or (next.kind = ? and next.status = 'running'))` : ''
  const others = except.length ? `and next.id not in (${except.map(() => '?').join(', ')})` : ''
  const mayBegin = `next.held = ${no} and ${isFree('next')} ${wanted} ${others}
             and (next.stored_file is not null or next.undo_of is not null)
             and not exists (
               select 1 from uploads as busy where busy.lane = next.kind and busy.id <> next.id)`
  const given = [...(only ? [only.id, only.kind] : []), ...except]
  const [some] = await rawRows(
    client,
    `select 1 from uploads as next where ${mayBegin} limit 1`,
    given
  )
  if (!some) return null
  try {
    const [taken] = await rawRows<Pick<Claim, 'id' | 'uid' | 'attempts'>>(
      client,
      `update uploads
       set status = 'running', worker = ?, lane = kind, heartbeat_at = ${now},
           attempts = attempts + 1, started_at = coalesce(started_at, ${now}),
           finished_at = null, message = null, waits_until = null,
           phase = 'starting', phase_done = null, phase_total = null, updated_at = ${now}
       where id = (
           select next.id from uploads as next
           where ${mayBegin}
           order by case next.status when 'running' then 0 else 1 end, next.id
           limit 1)
         and ${isFree('uploads')}
       returning id, uid, attempts`,
      [worker, ...given]
    )
    return taken ? { ...taken, worker } : null
  } catch (error) {
    if (violatesUnique(error, 'uploads', 'lane')) return null
    throw error
  }
}

/** Says that the worker is alive. False when the upload was cancelled, or is another worker's by now. */
export async function beat({ id, worker }: Pick<Claim, 'id' | 'worker'>): Promise<boolean> {
  const client = db.connection()
  const held = await client
    .from('uploads')
    .where({ id, worker, status: 'running' })
    .update({ heartbeat_at: client.raw(sqlNow(client)) })
  return Number(held) > 0
}

/** What has become of claims, by worker: those that somebody else has by now are not there. */
export async function claimsThatStand(claims: Claim[], staleAfter = staleSeconds) {
  const client = db.connection()
  const workers = claims.map(({ worker }) => worker)
  const hung = sqlFromNow(client, -hungAfter * staleAfter)
  const rows = await client
    .from('uploads')
    .whereIn('worker', workers)
    .select('worker', 'status', 'phase', 'phase_done')
    .select(client.raw(`case when heartbeat_at < ${hung} then 1 else 0 end as hung`))
  return new Map(
    rows.map(({ worker, status, phase, phase_done: done, hung: isHung }) => {
      const counted = phase === 'counting' ? Number(done) : undefined
      return [
        worker as string,
        { isRunning: status === 'running', isHung: Number(isHung) === 1, counted },
      ]
    })
  )
}

/**
 * Puts an upload back that its worker did not end: the next one goes on behind its last chunk. One that
 * was cancelled meanwhile is left as it is.
 */
export async function releaseUpload({ id, worker }: Claim, { inOrder = false } = {}) {
  await db
    .from('uploads')
    .where({ id, worker, status: 'running' })
    .update({ ...free, status: 'queued', ...(inOrder ? { attempts: 0 } : {}) })
  await leavePlace({ id, worker })
}

/** Gives the place of an upload free that was cancelled while somebody had it, and tells that it is over. */
async function leavePlace({ id, worker }: Pick<Claim, 'id' | 'worker'>) {
  await inTransaction(async (trx) => {
    const left = await trx
      .from('uploads')
      .where({ id, worker })
      .whereNot('status', 'running')
      .update(free)
    if (Number(left) === 0) return
    await releaseUndone(trx, id)
    await tellWebhooksOf(id, trx)
  })
}

/**
 * Puts an upload back that could not be begun, and says why: it can be claimed again after so many seconds.
 * This is no attempt, so that it happens as often as it takes, unless `isAttempt` says so.
 */
export async function deferUpload(
  { id, worker }: Pick<Claim, 'id' | 'worker'>,
  seconds: number,
  message: string,
  { isAttempt = false } = {}
) {
  const client = db.connection()
  await client
    .from('uploads')
    .where({ id, worker, status: 'running' })
    .update({
      status: 'queued',
      message,
      waits_until: client.raw(sqlFromNow(client, seconds)),
      ...(isAttempt ? {} : { attempts: client.raw('attempts - 1') }),
      ...free,
    })
}

/** Ends an upload whose worker broke off again and again. */
export async function failUpload(
  { id, worker }: Claim,
  message = `The upload was interrupted ${mostAttempts} times at the same point. Committed rows were kept.`
) {
  await closeUpload({ id, worker, statuses: ['running'] }, { status: 'failed', message })
}

/**
 * Tidies up after processes that died: the place of an upload that was cancelled while nobody worked on
 * it is given free, and one that a program without a worker left behind is said to have been cut off.
 */
export async function tidyUploads() {
  const client = db.connection()
  const stale = client.raw(sqlFromNow(client, -staleSeconds))
  const left = await client
    .from('uploads')
    .whereNotNull('lane')
    .whereNot('status', 'running')
    .where((query) => query.whereNull('heartbeat_at').orWhere('heartbeat_at', '<', stale))
    .select('id', 'worker')
  for (const claim of left) await leavePlace(claim)
  const cutOff = await client
    .from('uploads')
    .where('status', 'running')
    .whereNull('lane')
    .where('updated_at', '<', client.raw(sqlFromNow(client, -commandSeconds)))
    .select('id', 'worker')
  for (const { id, worker } of cutOff) {
    await closeUpload(
      { id, worker, statuses: ['running'] },
      {
        status: 'failed',
        message:
          'The command that ran the upload was interrupted. Use --resume to continue after the last committed chunk.',
      }
    )
  }
}
