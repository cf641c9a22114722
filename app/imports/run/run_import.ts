import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { refreshStatistics } from '#app/core/db/refresh_statistics'
import DefaultSetup from '#app/billing/default_setup'
import { ChangeSamples } from '#app/imports/report/change_samples'
import { Chunk } from '#app/imports/chunk'
import { mapColumns } from '#app/imports/readers/columns'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv, type CsvShape } from '#app/imports/readers/csv_shape'
import { FileFault } from '#app/core/files/file_fault'
import { repeatedBy } from '#app/imports/find_repeated'
import { columnsOf, importKinds } from '#app/imports/kinds/import_kinds'
import type { ImportFile } from '#app/core/files/import_file'
import {
  defaultOptions,
  emptyTally,
  type Importer,
  type CountTransaction,
  type ImportOptions,
  type InTransaction,
  type RemoveTransaction,
  type Step,
  type Tally,
  type WeightHeader,
} from '#app/imports/importer'
import { withSkillNow } from '#app/imports/run/follow_merged_skill'
import { reasonOf } from '#app/imports/report/reason_of'
import { keepRejectedRows } from '#app/imports/report/rejected_rows'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import { withBulkWrites } from '#app/imports/run/sqlite_bulk'
import { takeUpRow } from '#app/imports/run/read_row'
import { timeLimit } from '#app/imports/run/time_limit'
import {
  changeUpload,
  endUpload,
  fenceUpload,
  holdUpload,
  inTries,
  UploadTakenOver,
} from '#app/imports/run/upload_fence'
import type { ImportReport } from '#app/imports/import_report'
import { phaseValues, sayCounting, saysReading } from '#app/imports/run/upload_phase'
import { WritePace } from '#app/imports/run/write_pace'
import Upload, { type UploadKind, type UploadStatus } from '#app/imports/upload'

export interface ImportJob {
  kind: UploadKind
  file: ImportFile
  options?: Partial<ImportOptions>
  /** Runs everything without committing; a given upload stores the result. */
  dryRun?: boolean
  actorId?: number | null
  /** A queued upload, or one interrupted by a crash, which resumes after its last chunk. */
  upload?: Upload
  onProgress?: (progress: ImportProgress) => void
  /** Receives the rejected rows of each chunk after its transaction. */
  onRejected?: (rows: RejectedRow[]) => void
  /** Stops after the current chunk; committed changes remain. */
  signal?: AbortSignal
  /** Aborts with a FileFault at the time limit; by default, that of Limitation Setup. */
  limit?: AbortSignal
  /** There are concurrent writers: transactions are kept short, with pauses in between. */
  isShared?: boolean
}

export interface ImportProgress extends Tally {
  phase: 'checking' | 'rows' | 'finishing'
  /** Processed rows, over all passes. */
  processed: number
  /** Rows to process; an upper bound until the file was read completely. */
  total: number
  failed: number
}

const noRows = { processed: 0, created: 0, updated: 0, unchanged: 0, failed: 0, skills_created: 0 }
/** The number of new records from which the planner statistics are updated. */
const MANY = 1000

/**
 * Imports a file in chunks. Each chunk is committed together with its counters, its rejected rows
 * and the checkpoint, while the next chunk is being read. A faulty row never stops the import.
 * After a crash, the same call with the same upload resumes after the last committed chunk.
 *
 * @throws FileFault if the file is refused as a whole; chunks committed before (time limit, resumed
 * import) remain
 */
export async function runImport(job: ImportJob): Promise<ImportReport> {
  const began = performance.now()
  const { signal: limit, clear } = await timeLimit()
  const run = new ImportRun({ ...job, limit: job.limit ?? limit })
  try {
    const report = await run.run()
    return { ...report, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    await run.fail(error)
    throw error
  } finally {
    clear()
  }
}

class ImportRun {
  #job: ImportJob
  #options: ImportOptions
  #upload: Upload | null
  /** The claim of the upload; stored here because its reloaded row may have another one. */
  readonly #worker: string | null
  /** Aborted by the caller or by the time limit. */
  #stop: AbortSignal
  #samples: ChangeSamples | null = null
  #tally: Tally = emptyTally()
  #rows = 0
  #failed = 0
  /** Rows completed over all passes: the position of the checkpoint. */
  #position = 0
  #resumeAt: number
  #total = 0

  constructor(job: ImportJob) {
    this.#job = job
    this.#stop = AbortSignal.any([job.signal, job.limit].filter((signal) => signal !== undefined))
    this.#upload = job.upload ?? null
    this.#worker = job.upload?.worker ?? null
    const kept = job.upload?.options as Partial<ImportOptions> | undefined
    this.#options = { ...defaultOptions, ...kept, ...job.options }
    this.#resumeAt = job.dryRun ? 0 : (job.upload?.checkpoint ?? 0)
    if (!job.upload || job.dryRun) return
    const { created, updated, unchanged, removed, skillsCreated, failed } = job.upload
    this.#add({ created, updated, unchanged, removed, skillsCreated })
    this.#failed = failed
  }

  async run(): Promise<Omit<ImportReport, 'seconds'>> {
    const { file, kind } = this.#job
    const { make } = importKinds[kind]
    this.#options = await withSkillNow(this.#options)
    const columns = columnsOf(kind, this.#options)
    this.#progress('checking')
    const shape = await this.#inspect(columns)
    const map = mapColumns(shape.header, columns, this.#options.columns)
    const repeats = await repeatedBy({ id: this.#upload?.id, kind, contentHash: shape.sha256 })
    await this.#begin(shape)

    const importer: Importer<unknown> = make({
      options: this.#options,
      columns: map,
      header: shape.header,
      dryRun: this.#job.dryRun ?? false,
      uploadId: this.#upload?.id ?? null,
      actorId: this.#job.actorId ?? null,
    })
    await importer.prepare?.(this.#fileToLookThrough(), shape, this.#stop)
    const weight = importer.weightHeader?.() ?? null
    await this.#keepShape(shape.header, weight, importer.passes)

    this.#total = shape.lines * importer.passes
    const complete = await withBulkWrites(() => this.#takeAll(importer, shape))
    if (!complete && !this.#job.signal?.aborted) this.#job.limit?.throwIfAborted()

    const report = {
      ...this.#tally,
      upload: this.#upload?.uid ?? null,
      status: this.#statusOf(complete),
      rows: this.#rows,
      failed: this.#failed,
      file: {
        name: file.name,
        bytes: file.bytes,
        sha256: shape.sha256,
        encoding: shape.encoding,
        delimiter: shape.delimiter,
      },
      header: shape.header,
      weight,
      unusedColumns: map.unused,
      notes: importer.notes(),
      ...(this.#samples && { samples: this.#samples.list() }),
      repeats,
    }
    return { ...report, status: await this.#end(report) }
  }

  /** Runs all passes and the final steps. Returns false if it was stopped. */
  async #takeAll(importer: Importer<unknown>, shape: CsvShape): Promise<boolean> {
    let complete = true
    for (let pass = 1; complete && pass <= importer.passes; pass += 1) {
      complete = await this.#pass(importer, shape, pass).catch((error) => this.#stopped(error))
    }
    this.#progress('finishing')
    if (complete) complete = await this.#removeOthers(importer)
    if (!this.#job.dryRun) await importer.finish?.(this.#counting)
    return complete
  }

  /** Returns false if it was stopped: what was deleted before remains deleted. */
  async #removeOthers(importer: Importer<unknown>): Promise<boolean> {
    try {
      await importer.removeOthers?.(this.#removing)
      return true
    } catch (error) {
      return error === this.#stop.reason ? false : this.#stopped(error)
    }
  }

  /** Stores the error on the upload, with what was committed before. */
  async fail(error: unknown) {
    const upload = this.#upload
    if (!upload || error instanceof UploadTakenOver) return
    const ending = this.#job.signal?.aborted
      ? { status: 'cancelled', message: cancelledBehind(upload.checkpoint) }
      : { status: 'failed', message: failedBehind(upload.checkpoint, error) }
    const code = error instanceof FileFault ? error.code : null
    const report = code ? { ...(upload.report as object | null), fault: code } : upload.report
    await endUpload(upload, this.#worker, { ...ending, report: report && JSON.stringify(report) })
  }

  async #inspect(columns: (typeof importKinds)[UploadKind]['columns']): Promise<CsvShape> {
    const { kind } = this.#job
    const file = this.#fileToLookThrough()
    const signal = this.#stop
    const setup = await DefaultSetup.current()
    const { mostRows = Number.POSITIVE_INFINITY } = importKinds[kind]
    const shape = await inspectCsv(
      file,
      columns,
      { maximumBytes: setup.importMaximumBytes },
      {
        encoding: this.#options.encoding ?? undefined,
        delimiter: this.#options.delimiter ?? undefined,
        columns: this.#options.columns,
        signal,
      }
    )
    const maximumRows = Math.min(setup.importMaximumRows, mostRows)
    if (shape.lines > maximumRows && (await countRows(file, shape, signal)) > maximumRows) {
      const source = maximumRows === mostRows ? `a file of ${kind}` : 'Limitation Setup'
      const message = `The file has more than ${maximumRows.toLocaleString('en')} rows, the maximum of ${source}.`
      throw new FileFault('too_many_rows', message)
    }
    const known = this.#upload?.contentHash
    if (known ? known !== shape.sha256 : this.#resumeAt) {
      throw new FileFault(
        'file_changed',
        'The file is not the one that the import started with. It was damaged or replaced.'
      )
    }
    return shape
  }

  /** Before its first row, a claimed upload reports how much of the file was read. */
  #fileToLookThrough(): ImportFile {
    const { file } = this.#job
    return this.#upload && this.#worker ? saysReading(file, this.#held(this.#upload)) : file
  }

  async #begin(shape: CsvShape) {
    const logAfter = await lastLogEntry()
    if (this.#job.dryRun) {
      this.#samples = new ChangeSamples(this.#job.kind, this.#upload?.id ?? null, logAfter)
      await this.#beginCheck(shape)
      return
    }
    this.#upload ??= new Upload().merge({
      kind: this.#job.kind,
      fileName: this.#job.file.name,
      bytes: this.#job.file.bytes,
      startedBy: this.#job.actorId ?? null,
      checkpoint: 0,
      attempts: 0,
    })
    if (!this.#upload.checkpoint) this.#upload.logAfter = logAfter
    if (this.#worker) {
      const { logAfter: after } = this.#upload
      const values = { content_hash: shape.sha256, total: shape.lines, log_after: after }
      await changeUpload(this.#held(this.#upload), values)
      this.#upload.contentHash = shape.sha256
      return
    }
    this.#upload.merge({
      contentHash: shape.sha256,
      options: this.#options,
      status: 'running',
      total: shape.lines,
      startedAt: this.#upload.startedAt ?? DateTime.utc(),
      finishedAt: null,
      message: null,
    })
    await this.#upload.save()
  }

  /** An interrupted check starts over: only its counters were committed. */
  async #beginCheck(shape: CsvShape) {
    const upload = this.#upload
    if (!upload) return
    await db.transaction(async (trx) => {
      const values = { content_hash: shape.sha256, total: shape.lines, ...noRows }
      await changeUpload(this.#held(upload), values, trx)
      await trx.from('rejected_rows').where('upload_id', upload.id).delete()
    })
    await upload.refresh()
  }

  /** Stores what the file of rejected rows needs if the import does not complete, and its pace. */
  async #keepShape(header: string[], weight: WeightHeader | null, passes: number) {
    if (!this.#upload) return
    const begun = { passes, from: this.#resumeAt, at: Date.now() }
    const report = { header, weight, begun }
    await changeUpload(this.#held(this.#upload), { report: JSON.stringify(report) })
    this.#upload.report = report
  }

  /** Reads the file once; each chunk is read while the previous one is written. */
  async #pass(importer: Importer<unknown>, shape: CsvShape, pass: number): Promise<boolean> {
    const { file } = this.#job
    const signal = this.#stop
    const width = shape.header.length
    let chunk = new Chunk(width, importer.newStore())
    let written = new Chunk(width, importer.newStore())
    let writing: Promise<void> = Promise.resolve()
    let read = this.#position
    const pace = this.#newPace(importer.chunkRows)

    const hand = async () => {
      await writing
      if (signal.aborted) return
      const full = chunk
      chunk = written
      chunk.clear()
      written = full
      const step = { pass, replay: this.#position < this.#resumeAt }
      writing = this.#take(importer, full, step, pace)
      writing.catch(() => {})
    }

    for await (const rows of readCsv(file, shape)) {
      for (const row of rows) {
        takeUpRow(row, chunk, importer)
        read += 1
        if (chunk.length >= pace.rows || read === this.#resumeAt) await hand()
      }
      if (signal.aborted) break
    }
    if (chunk.length && !signal.aborted) await hand()
    await writing
    return !signal.aborted
  }

  /** Returns false if the upload was cancelled; rethrows any other error. */
  async #stopped(error: unknown): Promise<false> {
    if (!(error instanceof UploadTakenOver)) throw error
    await this.#upload?.refresh()
    if (this.#upload?.status !== 'cancelled') throw error
    return false
  }

  #newPace(most = Number.POSITIVE_INFINITY) {
    return new WritePace(most, db.connection(), this.#job.isShared ?? false)
  }

  async #take(importer: Importer<unknown>, chunk: Chunk<unknown>, step: Step, pace: WritePace) {
    if (step.replay) {
      await importer.admit(db.connection(), chunk, step)
      importer.settle()
      this.#count(chunk, step)
      return
    }
    const tally = await this.#writeChunk(importer, chunk, step, pace)
    importer.settle()
    this.#add(tally)
    await this.#keepCheck(chunk, tally, step)
    this.#count(chunk, step)
    if (step.pass === 1 && chunk.faults.size) this.#job.onRejected?.(chunk.rejected())
    this.#progress('rows')
    await pace.rest()
  }

  /** The transaction of a chunk, retried after conflicts. */
  async #writeChunk(
    importer: Importer<unknown>,
    chunk: Chunk<unknown>,
    step: Step,
    pace: WritePace
  ): Promise<Tally> {
    const readFaults = new Map(chunk.faults)
    return inTries(
      async () => {
        let began = 0
        const tally = await this.#fenced(async (trx) => {
          began = performance.now()
          await importer.admit(trx, chunk, step)
          const written = await importer.write(trx, chunk, step)
          await this.#checkpoint(trx, chunk, written, step)
          return written
        })
        pace.learn(chunk.length, performance.now() - began)
        return tally
      },
      () => {
        importer.forget()
        chunk.faults.clear()
        for (const [place, fault] of readFaults) chunk.fail(place, fault)
      }
    )
  }

  /** For chunks: fails if the upload no longer belongs to this process. */
  #fenced: InTransaction = (work) =>
    this.#inTransaction(async (trx) => {
      await this.#fence(trx)
      return work(trx)
    })

  /** For deleting what the file does not contain: a cancelled upload stops. */
  #removing: RemoveTransaction = async (work) => {
    this.#stop.throwIfAborted()
    this.#tally.removed += await inTries(() =>
      this.#fenced(async (trx) => {
        const removed = await work(trx)
        if (this.#upload && !this.#job.dryRun) await addRemoved(trx, this.#upload.id, removed)
        return removed
      })
    )
    await this.#newPace().rest()
  }

  /** For the steps after all rows, which a cancelled upload runs, too. */
  #counting: CountTransaction = async (work, counted) => {
    await inTries(() =>
      this.#inTransaction(async (trx) => {
        if (this.#upload) {
          await holdUpload(trx, this.#held(this.#upload))
          await sayCounting(trx, this.#upload.id, counted)
        } else await writeFirst(trx)
        await work(trx)
      })
    )
    await this.#newPace().rest()
  }

  #inTransaction: InTransaction = async (work) => {
    const trx = await db.transaction()
    try {
      const result = await work(trx)
      await this.#samples?.gather(trx)
      if (this.#job.dryRun) await trx.rollback()
      else await trx.commit()
      return result
    } catch (error) {
      if (!trx.isCompleted) await trx.rollback()
      throw error
    }
  }

  /** Writes first even without an upload: SQLite requires it. */
  async #fence(trx: TransactionClientContract) {
    if (!this.#upload) return writeFirst(trx)
    const { checkpoint } = this.#upload
    await fenceUpload(trx, { ...this.#held(this.#upload), checkpoint })
  }

  #held({ id }: Upload) {
    return { id, worker: this.#worker }
  }

  async #checkpoint(
    trx: TransactionClientContract,
    chunk: Chunk<unknown>,
    tally: Tally,
    { pass }: Step
  ) {
    const upload = this.#upload
    if (!upload || this.#job.dryRun) return
    await this.#keepFigures(trx, upload, chunk, tally, pass)
    await trx
      .from('uploads')
      .where('id', upload.id)
      .update({ checkpoint: this.#position + chunk.length, attempts: 0 })
  }

  /** Stores the counters of a chunk and its rejected rows. */
  async #keepFigures(
    trx: TransactionClientContract,
    upload: Upload,
    chunk: Chunk<unknown>,
    tally: Tally,
    pass: number
  ) {
    const rejected = pass === 1 ? chunk.rejected() : []
    await keepRejectedRows(trx, upload.id, rejected)
    const plus = (column: string, count: number) => trx.raw(`${column} + ?`, [count])
    await trx
      .from('uploads')
      .where('id', upload.id)
      .update({
        ...phaseValues('rows'),
        processed: plus('processed', pass === 1 ? chunk.length : 0),
        created: plus('created', tally.created),
        updated: plus('updated', tally.updated),
        unchanged: plus('unchanged', tally.unchanged),
        failed: plus('failed', rejected.length),
        skills_created: plus('skills_created', tally.skillsCreated),
        updated_at: trx.raw('current_timestamp'),
      })
  }

  /**
   * Stores the counters of a chunk that was rolled back in a dry run with an upload. Retries
   * separately, since the chunk is done and must not be processed again.
   */
  async #keepCheck(chunk: Chunk<unknown>, tally: Tally, { pass }: Step) {
    const upload = this.#upload
    if (!upload || !this.#job.dryRun) return
    await inTries(() =>
      db.transaction(async (trx) => {
        await this.#fence(trx)
        await this.#keepFigures(trx, upload, chunk, tally, pass)
      })
    )
  }

  #count(chunk: Chunk<unknown>, { pass, replay }: Step) {
    this.#position += chunk.length
    if (pass === 1) this.#rows += chunk.length
    if (replay) return
    if (this.#upload && !this.#job.dryRun) this.#upload.checkpoint = this.#position
    if (pass === 1) this.#failed += chunk.faults.size
  }

  /**
   * Ends the upload with its report; returns its status, since it may have been cancelled at the
   * last moment.
   */
  async #end(report: Omit<ImportReport, 'seconds'>): Promise<UploadStatus> {
    const upload = this.#upload
    if (!upload) return report.status
    const rows = report.rows.toLocaleString('en')
    const isCancelled = report.status === 'cancelled'
    const ended = await endUpload(upload, this.#worker, {
      status: report.status,
      ...(!isCancelled && { total: report.rows }),
      removed: report.removed,
      message: !isCancelled
        ? null
        : this.#job.dryRun
          ? `Cancelled after ${rows} rows were checked.`
          : `Cancelled after ${rows} rows. Their changes were kept.`,
      report: JSON.stringify(report),
    })
    if (!ended && upload.status === 'cancelled' && !isCancelled) {
      return this.#end({ ...report, status: 'cancelled' })
    }
    if (!ended) throw new UploadTakenOver()
    if (report.created >= MANY && !this.#job.dryRun) await refreshStatistics(db.connection())
    return report.status
  }

  #statusOf(complete: boolean): UploadStatus {
    if (!complete) return 'cancelled'
    return this.#failed ? 'succeeded_with_errors' : 'succeeded'
  }

  #add(tally: Tally) {
    for (const name of Object.keys(tally) as Array<keyof Tally>) this.#tally[name] += tally[name]
  }

  #progress(phase: ImportProgress['phase']) {
    this.#job.onProgress?.({
      ...this.#tally,
      phase,
      processed: this.#position,
      total: Math.max(this.#total, this.#position),
      failed: this.#failed,
    })
  }
}

function cancelledBehind(rows: number): string {
  if (!rows) return 'Cancelled before the first row was imported.'
  return `Cancelled after ${rows.toLocaleString('en')} rows. Their changes were kept.`
}

function failedBehind(rows: number, error: unknown): string {
  const reason = reasonOf(error)
  if (error instanceof FileFault) return reason
  return rows
    ? `Stopped after ${rows.toLocaleString('en')} rows, whose changes were kept. ${reason}`
    : reason
}

/** In the transaction of the deletion, so that the count survives a crash. */
async function addRemoved(trx: TransactionClientContract, id: number, removed: number) {
  await trx
    .from('uploads')
    .where('id', id)
    .update({ removed: trx.raw('removed + ?', [removed]) })
}

async function writeFirst(trx: TransactionClientContract) {
  await trx.from('uploads').where('id', 0).update({ processed: 0 })
}

/** The latest change log entry, after which the entries of this import follow. */
async function lastLogEntry(): Promise<number> {
  const [{ last }] = await db.from('change_log').max('id as last')
  return Number(last ?? 0)
}

async function countRows(file: ImportFile, shape: CsvShape, signal?: AbortSignal) {
  let rows = 0
  for await (const piece of readCsv(file, shape, signal)) rows += piece.length
  return rows
}
