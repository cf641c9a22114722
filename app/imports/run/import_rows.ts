import db from '@adonisjs/lucid/services/db'
import { Chunk } from '#app/imports/chunk'
import type { Importer, Step, ImportTally } from '#app/imports/importer'
import { errorPlaces } from '#app/imports/readers/columns'
import { readCsv } from '#app/imports/readers/csv_reader'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { RowPlan } from '#app/imports/readers/row_plan'
import type { ImportFigures } from '#app/imports/run/import_figures'
import type { ImportJob } from '#app/imports/run/import_job'
import type { ImportTransactions } from '#app/imports/run/import_transactions'
import { addRow } from '#app/imports/run/add_row'
import { withRetries } from '#app/imports/run/upload_fence'
import type { UploadRecord } from '#app/imports/run/upload_record'
import type { WritePace } from '#app/imports/run/write_pace'

interface RowImport {
  job: ImportJob
  importer: Importer<unknown>
  shape: CsvShape
  plan: RowPlan
  /** Called for what should be noted about the file, in the first pass. */
  note: (code: string, example: string) => void
  record: UploadRecord
  figures: ImportFigures
  transactions: ImportTransactions
  /** Rows up to the checkpoint, which were imported by an earlier process. */
  resumeAt: number
  stop: AbortSignal
}

/**
 * Reads the file once and imports its rows in chunks. The next chunk is read while the database writes
 * the current one, but not while the current one is matched, since this process does both. Returns
 * false if it was stopped.
 */
export async function importRows(pass: number, run: RowImport): Promise<boolean> {
  const { job, importer, shape, plan, figures, transactions, resumeAt, stop } = run
  const note = pass === 1 ? run.note : () => {}
  const onSkipped = (example: string) => note('rows_skipped', example)
  const width = shape.header.length
  const ownColumns = errorPlaces(shape.header)
  let chunk = new Chunk(width, importer.newStore())
  let written = new Chunk(width, importer.newStore())
  let writing: Promise<void> = Promise.resolve()
  let read = figures.position
  const pace = transactions.newPace(importer.chunkRows)

  const startWriting = async () => {
    await writing
    if (stop.aborted) return
    const full = chunk
    chunk = written
    chunk.clear()
    written = full
    const step = { pass, replay: figures.position < resumeAt }
    const matched = Promise.withResolvers<void>()
    writing = importChunk(full, step, pace, { ...run, onMatched: matched.resolve })
    const ended = writing.catch(() => {})
    await Promise.race([matched.promise, ended])
  }

  for await (const rows of readCsv(job.file, shape)) {
    for (const row of plan.rows(rows, onSkipped)) {
      addRow(row, chunk, importer, { plan, ownColumns, note })
      read += 1
      if (chunk.length >= pace.rows || read === resumeAt) await startWriting()
    }
    if (stop.aborted) break
  }
  if (chunk.length && !stop.aborted) await startWriting()
  await writing
  return !stop.aborted
}

interface ChunkImport extends RowImport {
  /** Called when the rows of the chunk are matched, before they are written. */
  onMatched: () => void
}

async function importChunk(chunk: Chunk<unknown>, step: Step, pace: WritePace, run: ChunkImport) {
  const { job, importer, record, figures } = run
  if (step.replay) {
    await importer.match(db.connection(), chunk, step)
    importer.settle?.()
    figures.count(chunk, step)
    return
  }
  const tally = await writeChunk(chunk, step, pace, run)
  importer.settle?.()
  figures.add(tally)
  await record.storeCheck(chunk, tally, step)
  figures.count(chunk, step)
  if (!record.upload.dryRun) record.upload.checkpoint = figures.position
  if (step.pass === 1 && chunk.faults.size) job.onRejected?.(chunk.rejected())
  job.onProgress?.(figures.progress('rows'))
  await pace.rest()
}

/** The transaction of a chunk, retried after conflicts. */
async function writeChunk(
  chunk: Chunk<unknown>,
  step: Step,
  pace: WritePace,
  { importer, record, figures, transactions, onMatched }: ChunkImport
): Promise<ImportTally> {
  const readFaults = new Map(chunk.faults)
  return withRetries(
    async () => {
      let began = 0
      const tally = await transactions.fenced(async (trx) => {
        began = performance.now()
        await importer.match(trx, chunk, step)
        onMatched()
        const written = await importer.write(trx, chunk, step)
        await record.storeChunk(trx, chunk, written, step, figures.position + chunk.length)
        return written
      })
      pace.learn(chunk.length, performance.now() - began)
      return tally
    },
    () => {
      importer.forget?.()
      chunk.faults.clear()
      for (const [place, fault] of readFaults) chunk.fail(place, fault)
    }
  )
}
