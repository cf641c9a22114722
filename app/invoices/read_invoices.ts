import { open, readFile } from 'node:fs/promises'
import logger from '@adonisjs/core/services/logger'
import { pruneOccasionally } from '#app/core/prune'
import {
  InvoiceFault,
  isBusyFaultCode,
  type BusyFaultCode,
} from '#app/invoices/reading/invoice_fault'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import type { DrawnPage } from '#app/invoices/reading/process/reading_process'
import { readAndDrawInChild, readInChild } from '#app/invoices/reading/process/read_in_child'
import type { ReadingOwner } from '#app/invoices/reading_owner'
import { ReaderBusy } from '#app/invoices/reading_problem'
import { headBytes, mediaTypeOf } from '#app/invoices/reading/file_kind'
import { mostBytes } from '#app/invoices/reading/reading_limits'
import { storePictures, storeReading } from '#app/invoices/store_reading'
import type StoredReading from '#app/invoices/stored_reading'
import type { ReceivedFile } from '#app/invoices/receive_invoices_middleware'

/** Options of a request. */
export interface ReadingRequest {
  /** Whether to keep the reading. */
  keep: boolean
  /** Whether to keep the file with the reading; otherwise it is deleted after it was read. */
  keepFile: boolean
  /** Whether to store page images. */
  pictures: boolean
}

/** The result of a file; its page images are stored later. */
export type FileOutcome =
  { reading: InvoiceReading; pictures: Promise<DrawnPage[]> | null } | InvoiceFault

/** Files of a request that are read concurrently, to leave capacity for others. */
const atOnce = 2

/**
 * Reads files and stores the readings or errors, in order. Page images are drawn afterwards: `drawn` resolves
 * when all are stored.
 *
 * @throws ReaderBusy if the server is too busy to read one of them; then nothing is stored
 */
export async function readInvoices(
  files: ReceivedFile[],
  owner: ReadingOwner,
  options: ReadingRequest
): Promise<{ readings: StoredReading[]; drawn: Promise<unknown> }> {
  await pruneOccasionally()
  const outcomes: FileOutcome[] = []
  const waiting = files.entries()
  const readOn = async () => {
    for (const [at, file] of waiting) {
      outcomes[at] = await outcomeOf(file, options)
      if (outcomes.some(isBusy)) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  const busy = outcomes.find(isBusy)
  if (busy) throw new ReaderBusy(busy.code)

  const readings: StoredReading[] = []
  const drawn: Promise<void>[] = []
  for (const [at, file] of files.entries()) {
    const outcome = outcomes[at]
    const mediaType = await mediaTypeAt(file)
    const stored = await storeReading({ ...file, mediaType }, outcome, owner, options)
    readings.push(stored)
    if (stored.drawingUntil && 'pictures' in outcome) drawn.push(addPictures(stored, outcome))
  }
  return { readings, drawn: Promise.all(drawn) }
}

/** Runs in the background: errors are logged, and the reading is kept without images. */
async function addPictures(reading: StoredReading, outcome: Exclude<FileOutcome, InvoiceFault>) {
  try {
    await storePictures(reading, (await outcome.pictures) ?? [])
  } catch (error) {
    logger.error({ err: error }, 'The page images of an invoice could not be stored')
  }
}

/** An internal error must not affect the other files: it is logged, and this file is not read. */
async function outcomeOf(
  { path, bytes }: ReceivedFile,
  options: ReadingRequest
): Promise<FileOutcome> {
  if (bytes > mostBytes) return new InvoiceFault('file_too_large')
  try {
    const content = await readFile(path)
    if (options.pictures) return await readAndDrawInChild(content)
    return { reading: await readInChild(content), pictures: null }
  } catch (error) {
    if (error instanceof InvoiceFault) return error
    logger.error({ err: error }, 'An invoice could not be read')
    return new InvoiceFault('reading_failed')
  }
}

function isBusy(outcome: FileOutcome): outcome is InvoiceFault & { code: BusyFaultCode } {
  return outcome instanceof InvoiceFault && isBusyFaultCode(outcome.code)
}

/** The media type of a received file. */
async function mediaTypeAt({ path, name }: ReceivedFile): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) })
    return mediaTypeOf(buffer.subarray(0, bytesRead), name)
  } finally {
    await file.close()
  }
}
