import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDatabaseAway } from '#app/core/db/database_away'
import { rawRows } from '#app/core/db/raw_rows'
import { refreshStatistics } from '#app/core/db/refresh_statistics'
import { Refusal } from '#app/core/errors/problem'
import { messageColumns } from '#app/core/text/stored_message'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { refreshPopularity } from '#app/catalogue/names/skill_index'
import { isPostgres } from '#app/core/db/prepared_rows'
import type { ImportJob } from '#app/imports/run/import_job'
import { withBulkWrites } from '#app/imports/run/sqlite_bulk'
import { timeLimit } from '#app/imports/run/time_limit'
import { undoPiece } from '#app/imports/undo/undo_piece'
import { noUndoMessage, UndoRefused } from '#app/imports/undo/may_undo'
import Upload from '#app/imports/upload'
import {
  changesOf,
  pieceOf,
  uploadsWithoutEffect,
  touchedSince,
} from '#app/imports/undo/upload_changes'
import { importKinds } from '#app/imports/kinds/import_kinds'
import { phaseValues } from '#app/imports/run/upload_phase'
import { reasonOf, UploadRecord } from '#app/imports/run/upload_record'
import { WritePace } from '#app/imports/run/write_pace'
import {
  changeUpload,
  endUpload,
  fenceUpload,
  withRetries,
  UploadTakenOver,
} from '#app/imports/run/upload_fence'

const COUNTED_AT_ONCE = 200
const MANY = 1000
/** Greater than every change log id. */
const END = Number.MAX_SAFE_INTEGER

interface UndoJob extends Pick<ImportJob, 'signal' | 'limit' | 'onProgress'> {
  /** The undo, claimed by this process. */
  upload: Upload
}

/**
 * Reverts the changes of another upload, from the latest to the first, in chunks with a checkpoint
 * each. After a crash, the same call resumes after the last chunk.
 *
 * @throws UndoRefused `changed_since` if its records were changed before this started; errors are
 * also stored on the upload
 */
export async function runUndo(job: UndoJob): Promise<void> {
  const { signal: limit, clear } = await timeLimit()
  try {
    await new UndoRun({ ...job, limit: job.limit ?? limit }).run()
  } finally {
    clear()
  }
}

class UndoRun {
  #job: UndoJob
  #upload: Upload
  #record: UploadRecord
  #undone!: Upload
  readonly #pace: WritePace

  constructor(job: UndoJob) {
    this.#job = job
    this.#upload = job.upload
    this.#record = new UploadRecord(job)
    const { kind } = job.upload
    this.#pace = new WritePace(importKinds[kind].undoAtOnce, db.connection(), true)
  }

  async run() {
    const upload = this.#upload
    try {
      this.#undone = await Upload.findOrFail(upload.undoOf)
      await this.#begin()
      const complete = await withBulkWrites(() => this.#undoAll())
      if (!complete && !this.#job.signal?.aborted) this.#job.limit?.throwIfAborted()
      await this.#end(complete)
    } catch (error) {
      await this.#fail(error)
      throw error
    }
  }

  /** Checks again whether the undo is possible, since it may have waited in the queue. */
  async #begin() {
    if (this.#upload.checkpoint) return
    const client = db.connection()
    const touched = await touchedSince(client, this.#undone)
    if (touched) throw new UndoRefused('changed_since', touched)
    const total = await changesOf(client, this.#undone)
    await changeUpload(this.#record.claim, { total })
    this.#upload.total = total
  }

  /** Returns false if it was stopped or reached the time limit. */
  async #undoAll(): Promise<boolean> {
    const { signal, limit } = this.#job
    let complete = false
    try {
      while (!complete && !signal?.aborted && !limit?.aborted) complete = await this.#undoNext()
    } catch (error) {
      if (!(error instanceof UploadTakenOver)) throw error
      await this.#upload.refresh()
      if (this.#upload.status !== 'cancelled') throw error
    }
    await this.#countUses()
    return complete
  }

  /** Returns true if there was nothing left. */
  async #undoNext(): Promise<boolean> {
    const found = await withRetries(() => db.transaction((trx) => this.#undoOne(trx)))
    if (!found) return true
    await this.#upload.refresh()
    this.#progress()
    await this.#pace.rest()
    return false
  }

  async #undoOne(trx: TransactionClientContract): Promise<boolean> {
    const upload = this.#upload
    const claim = this.#record.claim
    const began = performance.now()
    await fenceUpload(trx, { ...claim, checkpoint: upload.checkpoint })
    const piece = await pieceOf(trx, this.#undone, {
      below: Number(upload.undoneTo ?? END),
      most: this.#pace.rows,
    })
    if (!piece) return false
    const author = { actorId: upload.startedBy, uploadId: upload.id }
    const silent = uploadsWithoutEffect(this.#undone)
    const tally = await undoPiece(trx, piece, { author, silent })
    const plus = (column: string, count: number) => trx.raw(`${column} + ?`, [count])
    await changeUpload(
      claim,
      {
        ...phaseValues('rows'),
        checkpoint: plus('checkpoint', piece.entries),
        processed: plus('processed', piece.entries),
        created: plus('created', tally.created),
        updated: plus('updated', tally.updated),
        removed: plus('removed', tally.removed),
        failed: plus('failed', tally.left),
        undone_to: piece.low,
        attempts: 0,
      },
      trx
    )
    this.#pace.learn(piece.entries, performance.now() - began)
    return true
  }

  /** Counts the uses of skills once at the end, like an import; the entries of the undo name them. */
  async #countUses() {
    const upload = this.#upload
    if (!upload.checkpoint) return
    const client = db.connection()
    const uid = isPostgres(client) ? 'cast(touched.uid as uuid)' : 'touched.uid'
    const skills = await rawRows<{ id: number }>(
      client,
      `select skill.id from (
         select distinct coalesce("after" ->> 'related_skill', "before" ->> 'related_skill') as uid
         from change_log where upload_id = ? and id > ? and subject = 'relation'
           and action in ('created', 'deleted')) touched
       join skills skill on skill.uid = ${uid} order by skill.id`,
      [upload.id, Number(this.#undone.logAfter ?? 0)]
    )
    for (let start = 0; start < skills.length; start += COUNTED_AT_ONCE) {
      const some = skills.slice(start, start + COUNTED_AT_ONCE)
      const figures = { done: start + some.length, total: skills.length }
      await withRetries(() =>
        db.transaction(async (trx) => {
          await this.#record.lockForCounting(trx, figures)
          await refreshPopularity(
            trx,
            some.map(({ id }) => id)
          )
        })
      )
    }
  }

  async #end(complete: boolean) {
    const upload = this.#upload
    await upload.refresh()
    const over = upload.failed ? 'succeeded_with_errors' : 'succeeded'
    const status = complete ? over : 'cancelled'
    const ended = await endUpload(upload, this.#record.claim.worker, {
      status,
      ...messageColumns(
        complete
          ? leftMessage(upload.failed)
          : `Cancelled after ${upload.processed.toLocaleString('en')} changes were undone.`
      ),
      report: JSON.stringify({}),
    })
    if (!ended) throw new UploadTakenOver()
    if (upload.processed >= MANY) await refreshStatistics(db.connection())
  }

  async #fail(error: unknown) {
    if (error instanceof UploadTakenOver || isDatabaseAway(error)) return
    const upload = this.#upload
    const isCancelled = this.#job.signal?.aborted
    const fault = error instanceof Refusal ? error.code : null
    const values = { count: upload.processed, reason: faultMessage(error) }
    await endUpload(upload, this.#record.claim.worker, {
      status: isCancelled ? 'cancelled' : 'failed',
      ...messageColumns(
        fault ? values.reason : localized('uploads_answers.undo_stopped_after', values)
      ),
      report: JSON.stringify(fault ? { fault } : {}),
    })
  }

  #progress() {
    const { created, updated, unchanged, removed, skillsCreated, failed } = this.#upload
    const { processed, total } = this.#upload
    const tally = { created, updated, unchanged, removed, skillsCreated }
    this.#job.onProgress?.({
      ...{ ...tally, phase: 'rows', processed, failed },
      total: Math.max(total ?? 0, processed),
    })
  }
}

function faultMessage(error: unknown): LocalizedMessage | string {
  if (error instanceof UndoRefused) return noUndoMessage(error.reason, error.touched)
  return reasonOf(error)
}

/** In English: pages show the number. */
function leftMessage(left: number): string | null {
  if (!left) return null
  return `${left.toLocaleString('en')} records were changed by others in the meantime and were not undone.`
}
