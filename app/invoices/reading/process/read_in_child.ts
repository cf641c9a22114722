import { kindOf } from '#app/invoices/reading/file_kind'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import {
  faultOfStart,
  ReadingProcess,
  readingLimits,
  type DrawnPage,
  type FileToRead,
  type ReadingLimits,
  type Work,
} from '#app/invoices/reading/process/reading_process'
import { ReadingSlots } from '#app/invoices/reading/process/reading_slots'

/** Two files at a time, with a limited queue. */
export const slots = new ReadingSlots(2, 30)

/** How long an idle process is kept, in ms; it holds about 150 MB. */
const idleMs = 10 * 60_000

/** The prestarted process for the next file. */
let idleProcess: { process: ReadingProcess; timer: NodeJS.Timeout } | null = null

/**
 * Reads an untrusted file in a child process.
 *
 * @throws InvoiceFault
 */
export async function readInChild(
  bytes: Uint8Array,
  limits: ReadingLimits = readingLimits
): Promise<InvoiceReading> {
  const { reading } = await begin({ bytes, pictures: false }, limits)
  return reading
}

/**
 * The same with page images, which the same process draws after the reading.
 *
 * @throws InvoiceFault if the file cannot be read
 */
export async function readAndDrawInChild(
  bytes: Uint8Array
): Promise<{ reading: InvoiceReading; pictures: Promise<DrawnPage[]> }> {
  const { reading, pictures } = await begin({ bytes, pictures: true }, readingLimits)
  return { reading: await reading, pictures }
}

/**
 * Prestarts the process for the next file, so that its start does not delay the reading. Called when a file
 * is expected; the process ends if none arrives.
 */
export function expectFile() {
  if (idleProcess && !idleProcess.process.isOver) return
  clearTimeout(idleProcess?.timer)
  const process = new ReadingProcess()
  const timer = setTimeout(() => {
    process.end()
    idleProcess = null
  }, idleMs)
  idleProcess = { process, timer: timer.unref() }
}

async function begin(file: FileToRead, limits: ReadingLimits): Promise<Work> {
  /** Files that are rejected by their first bytes need no process. */
  kindOf(file.bytes)
  await slots.enter()
  const work = startReading(file, limits)
  /** A user who sent a file may send another. */
  work.reading.then(expectFile, expectFile)
  void work.pictures.then(() => slots.leave())
  return work
}

/** @throws InvoiceFault if no process can be started; then its slot is free again */
function startReading(file: FileToRead, limits: ReadingLimits): Work {
  try {
    return acquireProcess().read(file, limits)
  } catch (error) {
    slots.leave()
    throw faultOfStart(error as NodeJS.ErrnoException)
  }
}

function acquireProcess(): ReadingProcess {
  expectFile()
  const { process, timer } = idleProcess!
  clearTimeout(timer)
  idleProcess = null
  return process
}
