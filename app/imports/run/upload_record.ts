import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDatabaseAway } from '#app/core/db/database_away'
import { refreshStatistics } from '#app/core/db/refresh_statistics'
import { isDiskFull } from '#app/core/files/disk_full'
import { FileFault } from '#app/core/files/file_fault'
import { messageColumns } from '#app/core/text/stored_message'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import type { Chunk } from '#app/imports/chunk'
import type { ImportReport } from '#app/imports/import_report'
import type { PhaseFigures, Step, ImportTally, WeightHeader } from '#app/imports/importer'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import { Refusal } from '#app/core/errors/problem'
import { importKinds } from '#app/imports/kinds/import_kinds'
import { readAs } from '#app/imports/run/encoding_notes'
import { storeRejectedRows } from '#app/imports/report/rejected_rows'
import type { ImportJob } from '#app/imports/run/import_job'
import {
  changeUpload,
  endUpload,
  fenceUpload,
  lockUpload,
  withRetries,
  UploadTakenOver,
} from '#app/imports/run/upload_fence'
import { phaseValues } from '#app/imports/run/upload_phase'
import type Upload from '#app/imports/upload'
import type { UploadStatus } from '#app/imports/upload'

/** The number of new records from which the planner statistics are updated. */
const MANY = 1000

const noRows = {
  processed: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  repeated: 0,
  skills_created: 0,
}

/** What a running import stores on its upload. */
export class UploadRecord {
  readonly upload: Upload
  /** The claim of the upload; stored here because its reloaded row may have another one. */
  readonly claim: Pick<Upload, 'id' | 'worker'>
  #signal: AbortSignal | undefined

  constructor({ upload, signal }: Pick<ImportJob, 'upload' | 'signal'>) {
    this.upload = upload
    this.claim = { id: upload.id, worker: upload.worker }
    this.#signal = signal
  }

  /** Stores what is known of the file; `logAfter` is the last change log entry before the import. */
  async begin({ sha256, lines }: CsvShape, logAfter: number) {
    const { upload } = this
    if (!upload.checkpoint) upload.logAfter = logAfter
    const values = { content_hash: sha256, total: lines, log_after: upload.logAfter }
    await changeUpload(this.claim, values)
    upload.contentHash = sha256
  }

  /** An interrupted check starts over: only its counters were committed. */
  async beginCheck(shape: CsvShape) {
    await db.transaction(async (trx) => {
      const values = { content_hash: shape.sha256, total: shape.lines, ...noRows }
      await changeUpload(this.claim, values, trx)
      await trx.from('rejected_rows').where('upload_id', this.upload.id).delete()
    })
    await this.upload.refresh()
  }

  /** Stores what the file of rejected rows needs if the import does not complete, and its pace. */
  async storeShape(
    shape: CsvShape,
    weight: WeightHeader | null,
    { passes, from }: { passes: number; from: number }
  ) {
    const { fileName, bytes } = this.upload
    const { header, sha256 } = shape
    const file = { name: fileName, bytes, sha256, ...readAs(shape) }
    const report = { file, header, weight, begun: { passes, from, at: Date.now() } }
    await changeUpload(this.claim, { report: JSON.stringify(report) })
    this.upload.report = report
  }

  /**
   * The first statement of a chunk's transaction: fails if the upload no longer belongs to this
   * process.
   */
  async fence(trx: TransactionClientContract) {
    await fenceUpload(trx, { ...this.claim, checkpoint: this.upload.checkpoint })
  }

  /** The same for a transaction that counts uses of skills, also of a cancelled upload. */
  async lockForCounting(trx: TransactionClientContract, counted: PhaseFigures) {
    await lockUpload(trx, this.claim)
    await trx.from('uploads').where('id', this.upload.id).update(phaseValues('counting', counted))
  }

  /** Stores the result of a chunk in its transaction; `position` are the rows up to its end. */
  async storeChunk(
    trx: TransactionClientContract,
    chunk: Chunk<unknown>,
    tally: ImportTally,
    { pass }: Step,
    position: number
  ) {
    if (this.upload.dryRun) return
    await this.#storeFigures(trx, chunk, tally, pass)
    await trx
      .from('uploads')
      .where('id', this.upload.id)
      .update({ checkpoint: position, attempts: 0 })
  }

  /**
   * Stores the counters of a chunk of a dry run after its rollback. Retries separately, since the
   * chunk is done and must not be processed again.
   */
  async storeCheck(chunk: Chunk<unknown>, tally: ImportTally, { pass }: Step) {
    if (!this.upload.dryRun) return
    await withRetries(() =>
      db.transaction(async (trx) => {
        await this.fence(trx)
        await this.#storeFigures(trx, chunk, tally, pass)
      })
    )
  }

  /** Counts deleted records in the transaction of the deletion, so that it survives a crash. */
  async addRemoved(trx: TransactionClientContract, removed: number) {
    if (this.upload.dryRun) return
    await trx
      .from('uploads')
      .where('id', this.upload.id)
      .update({ removed: trx.raw('removed + ?', [removed]) })
  }

  /**
   * Ends the upload with its report; returns its status, since it may have been cancelled at the
   * last moment.
   */
  async end(report: ImportReport): Promise<UploadStatus> {
    const { upload } = this
    const isCancelled = report.status === 'cancelled'
    const ended = await endUpload(upload, this.claim.worker, {
      status: report.status,
      ...(!isCancelled && { total: report.rows }),
      removed: report.removed,
      ...messageColumns(isCancelled ? cancelledAfter(report.rows, upload.dryRun) : null),
      report: JSON.stringify(report),
    })
    if (!ended && upload.status === 'cancelled' && !isCancelled) {
      return this.end({ ...report, status: 'cancelled' })
    }
    if (!ended) throw new UploadTakenOver()
    if (report.created >= MANY && !upload.dryRun) {
      const { tables } = importKinds[upload.kind]
      await refreshStatistics(db.connection(), report.skillsCreated ? [] : tables)
    }
    return report.status
  }

  /**
   * Stores the error on the upload, with what was committed before. An upload that lost its database is not over: it
   * resumes when the database is back.
   */
  async fail(error: unknown) {
    const { upload } = this
    if (error instanceof UploadTakenOver || isDatabaseAway(error)) return
    const ending = this.#signal?.aborted
      ? { status: 'cancelled', ...messageColumns(cancelledAfter(upload.checkpoint)) }
      : { status: 'failed', ...messageColumns(failedAfter(upload.checkpoint, error)) }
    const code = error instanceof FileFault ? error.code : null
    const report = code ? { ...(upload.report as object | null), fault: code } : upload.report
    await endUpload(upload, this.claim.worker, {
      ...ending,
      report: report && JSON.stringify(report),
    })
  }

  /** Stores the counters of a chunk and its rejected rows. */
  async #storeFigures(
    trx: TransactionClientContract,
    chunk: Chunk<unknown>,
    tally: ImportTally,
    pass: number
  ) {
    const rejected = pass === 1 ? chunk.rejected() : []
    await storeRejectedRows(trx, this.upload.id, rejected)
    const plus = (column: string, count: number) => trx.raw(`${column} + ?`, [count])
    await trx
      .from('uploads')
      .where('id', this.upload.id)
      .update({
        ...phaseValues('rows'),
        processed: plus('processed', pass === 1 ? chunk.length : 0),
        created: plus('created', tally.created),
        updated: plus('updated', tally.updated),
        unchanged: plus('unchanged', tally.unchanged),
        failed: plus('failed', rejected.length),
        repeated: plus('repeated', pass === 1 ? chunk.faults.size - rejected.length : 0),
        skills_created: plus('skills_created', tally.skillsCreated),
        updated_at: trx.raw('current_timestamp'),
      })
  }
}

/** In English: pages show the state instead. */
function cancelledAfter(rows: number, isCheck = false): string {
  const count = rows.toLocaleString('en')
  if (isCheck) return `Cancelled after ${count} rows were checked.`
  if (!rows) return 'Cancelled before anything was changed.'
  return `Cancelled after ${count} rows. Their changes were kept.`
}

function failedAfter(count: number, error: unknown): LocalizedMessage | string {
  const reason = reasonOf(error)
  if (error instanceof FileFault || !count) return reason
  return localized('uploads_answers.stopped_after', { count, reason })
}

/**
 * The message that an upload shows for an error. Errors other than refusals are only logged, since
 * they may contain SQL and addresses.
 */
export function reasonOf(error: unknown): LocalizedMessage | string {
  if (error instanceof FileFault) return error.said
  if (isDiskFull(error)) return localized('uploads_answers.disk_full')
  return error instanceof Refusal ? error.message : localized('uploads_answers.internal_error')
}
