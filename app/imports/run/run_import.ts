import db from '@adonisjs/lucid/services/db'
import { FileFault, noRows, noRowsWanted } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { localized } from '#app/core/text/text'
import { earlierImportOf } from '#app/imports/earlier_import'
import type { ImportReport } from '#app/imports/import_report'
import { encodingNotes, readAs } from '#app/imports/run/encoding_notes'
import type { Importer, ImportOptions } from '#app/imports/importer'
import { fileColumnsOf, importKinds } from '#app/imports/kinds/import_kinds'
import { Notes } from '#app/imports/notes'
import { mapColumns, type ColumnMap } from '#app/imports/readers/map_columns'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import { ChangeSamples } from '#app/imports/report/change_samples'
import { withCurrentSkill } from '#app/imports/run/current_skill'
import { ImportFigures } from '#app/imports/run/import_figures'
import type { ImportJob } from '#app/imports/run/import_job'
import { importRows } from '#app/imports/run/import_rows'
import { ImportTransactions } from '#app/imports/run/import_transactions'
import { inspectFile } from '#app/imports/run/inspect_file'
import { withBulkWrites } from '#app/imports/run/sqlite_bulk'
import { timeLimit } from '#app/imports/run/time_limit'
import { UploadTakenOver } from '#app/imports/run/upload_fence'
import { withReadProgress } from '#app/imports/run/upload_phase'
import { UploadRecord } from '#app/imports/run/upload_record'
import { refuseAfterFailure } from '#app/imports/run/wait_for_earlier'
import type Upload from '#app/imports/upload'
import type { UploadStatus } from '#app/imports/upload'

/**
 * Imports a file in chunks. Each chunk is committed together with its counters, its rejected rows
 * and the checkpoint, while the next chunk is being read. A faulty row never stops the import.
 * After a crash, the same call with the same upload resumes after the last committed chunk.
 *
 * @throws FileFault if the file is refused as a whole; chunks committed before (time limit, resumed
 * import) remain
 */
export async function runImport(job: ImportJob): Promise<ImportReport> {
  const { signal: limit, clear } = await timeLimit()
  const run = new ImportRun({ ...job, limit: job.limit ?? limit })
  try {
    return await run.run()
  } catch (error) {
    await run.record.fail(error)
    throw error
  } finally {
    clear()
  }
}

class ImportRun {
  readonly record: UploadRecord
  #job: ImportJob
  #upload: Upload
  #options: ImportOptions
  /** Aborted by the caller or by the time limit. */
  #stop: AbortSignal
  #samples: ChangeSamples | null = null
  #figures = new ImportFigures()
  /** Notes about the file, beside those of its kind. */
  #notes = new Notes()
  #resumeAt: number

  constructor(job: ImportJob) {
    this.#job = job
    this.#stop = AbortSignal.any([job.signal, job.limit].filter((signal) => signal !== undefined))
    this.record = new UploadRecord(job)
    this.#upload = job.upload
    this.#options = job.upload.allOptions
    this.#resumeAt = job.upload.dryRun ? 0 : job.upload.checkpoint
    if (!job.upload.dryRun) this.#figures.resume(job.upload)
  }

  async run(): Promise<ImportReport> {
    const { id, kind } = this.#upload
    await refuseAfterFailure(this.#upload)
    this.#options = await withCurrentSkill(this.#options)
    this.#progress('checking')
    const shape = await this.#inspect()
    const columns = mapColumns(
      shape.header,
      fileColumnsOf(kind, this.#options),
      this.#options.columns
    )
    const { sha256: contentHash } = shape
    const repeats = await earlierImportOf({ id, kind, contentHash })
    await this.#begin(shape)

    const importer = this.#importer(columns, shape)
    await importer.prepare?.(this.#fileToScan(), shape, this.#stop)
    const weight = importer.weightHeader?.() ?? null
    const { passes } = importer
    await this.record.storeShape(shape, weight, { passes, from: this.#resumeAt })

    this.#figures.total = shape.lines * passes
    const complete = await withBulkWrites(() => this.#importAll(importer, shape, columns))
    if (!complete && !this.#job.signal?.aborted) this.#job.limit?.throwIfAborted()

    const report = {
      ...this.#result(complete, shape),
      weight,
      unusedColumns: columns.unused,
      notes: [
        ...encodingNotes(shape),
        ...this.#figures.notes(),
        ...this.#notes.list(),
        ...(importer.notes?.() ?? []),
      ],
      ...(this.#samples && { samples: this.#samples.list() }),
      repeats,
    }
    return { ...report, status: await this.record.end(report) }
  }

  /** @throws FileFault `file_changed` if a resumed import has another file */
  async #inspect(): Promise<CsvShape> {
    const limits = { options: this.#options, signal: this.#stop }
    const shape = await inspectFile(this.#fileToScan(), this.#upload.kind, limits)
    const known = this.#upload.contentHash
    if (known ? known !== shape.sha256 : this.#resumeAt) {
      throw new FileFault('file_changed', localized('uploads_answers.file_changed'))
    }
    return shape
  }

  /** Before its first row, a claimed upload reports how much of the file was read. */
  #fileToScan(): ImportFile {
    const { file } = this.#job
    return this.#upload.worker ? withReadProgress(file, this.record.claim) : file
  }

  async #begin(shape: CsvShape) {
    const logAfter = await lastLogEntry()
    if (!this.#upload.dryRun) return this.record.begin(shape, logAfter)
    this.#samples = new ChangeSamples(this.#upload.kind, this.#upload.id, logAfter)
    await this.record.beginCheck(shape)
  }

  #importer(columns: ColumnMap, { header }: CsvShape): Importer<unknown> {
    const { id: uploadId, kind, dryRun, startedBy: actorId } = this.#upload
    const author = { actorId, uploadId }
    return importKinds[kind].make({ options: this.#options, columns, header, dryRun, author })
  }

  /** Runs all passes and the final steps. Returns false if it was stopped. */
  async #importAll(
    importer: Importer<unknown>,
    shape: CsvShape,
    { rows: plan }: ColumnMap
  ): Promise<boolean> {
    const transactions = new ImportTransactions({
      record: this.record,
      figures: this.#figures,
      samples: this.#samples,
      stop: this.#stop,
      isShared: this.#job.isShared ?? false,
    })
    const run = {
      job: this.#job,
      importer,
      shape,
      plan,
      note: (code: string, example: string) => this.#notes.add(code, example),
      record: this.record,
      figures: this.#figures,
      transactions,
      resumeAt: this.#resumeAt,
      stop: this.#stop,
    }
    let complete = true
    for (let pass = 1; complete && pass <= importer.passes; pass += 1) {
      complete = await importRows(pass, run).catch((error) => this.#stopped(error))
    }
    this.#progress('finishing')
    if (complete && !this.#figures.rows) {
      throw this.#notes.has('rows_skipped') ? noRowsWanted() : noRows(shape.firstLine - 1)
    }
    if (complete) complete = await this.#removeOthers(importer, transactions)
    if (!this.#upload.dryRun) await importer.finish?.(transactions.counting())
    return complete
  }

  /** Returns false if it was stopped: what was deleted before remains deleted. */
  async #removeOthers(importer: Importer<unknown>, { removing }: ImportTransactions) {
    try {
      await importer.removeOthers?.(removing)
      return true
    } catch (error) {
      return error === this.#stop.reason ? false : this.#stopped(error)
    }
  }

  /** Returns false if the upload was cancelled; rethrows any other error. */
  async #stopped(error: unknown): Promise<false> {
    if (!(error instanceof UploadTakenOver)) throw error
    await this.#upload.refresh()
    if (this.#upload.status !== 'cancelled') throw error
    return false
  }

  #result(complete: boolean, { header, sha256, ...shape }: CsvShape) {
    const { file } = this.#job
    const { tally, rows, failed, repeated } = this.#figures
    const over = failed ? ('succeeded_with_errors' as const) : ('succeeded' as const)
    const status: UploadStatus = complete ? over : 'cancelled'
    return {
      ...tally,
      upload: this.#upload.uid,
      status,
      rows,
      failed,
      repeated,
      file: { name: file.name, bytes: file.bytes, sha256, ...readAs(shape) },
      header,
    }
  }

  #progress(phase: 'checking' | 'finishing') {
    this.#job.onProgress?.(this.#figures.progress(phase))
  }
}

/** The latest change log entry, after which the entries of this import follow. */
async function lastLogEntry(): Promise<number> {
  const [{ last }] = await db.from('change_log').max('id as last')
  return Number(last ?? 0)
}
