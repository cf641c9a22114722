import type { PagePicture } from '#app/invoices/reading/draw_pages'
import { kindOf } from '#app/invoices/reading/file_kind'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import {
  ReadingProcess,
  readingLimits,
  type FileToRead,
  type ReadingLimits,
  type Work,
} from '#app/invoices/reading/reading_process'
import { ReadingSlots } from '#app/invoices/reading/reading_slots'

/** Two files at once, and some more that wait; who comes then is told to come again. */
export const room = new ReadingSlots(2, 30)

/** How long a process waits for a file, in ms: it holds some 150 MB. */
const sparedMs = 10 * 60_000

/** Started ahead for the next file. */
let spare: { process: ReadingProcess; timer: NodeJS.Timeout } | null = null

/**
 * Reads a file of a stranger in a process of its own.
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
 * The same, and the pictures of its pages, which are drawn behind the reading by the same process.
 *
 * @throws InvoiceFault where there is nothing to read
 */
export async function readAndDrawInChild(
  bytes: Uint8Array
): Promise<{ reading: InvoiceReading; pictures: Promise<PagePicture[]> }> {
  const { reading, pictures } = await begin({ bytes, pictures: true }, readingLimits)
  return { reading: await reading, pictures }
}

/**
 * Starts the process of the next file ahead, so that a reading takes as long as reading takes. Called where
 * somebody is about to bring one. It ends where nobody does.
 */
export function expectFile() {
  if (spare && !spare.process.isOver) return
  clearTimeout(spare?.timer)
  const process = new ReadingProcess()
  const timer = setTimeout(() => {
    process.end()
    spare = null
  }, sparedMs)
  spare = { process, timer: timer.unref() }
}

async function begin(file: FileToRead, limits: ReadingLimits): Promise<Work> {
  /** What a look at the first bytes refuses needs no process. */
  kindOf(file.bytes)
  await room.enter()
  const work = takeProcess().read(file, limits)
  /** Who brought one file may bring another. */
  work.reading.then(expectFile, expectFile)
  void work.pictures.then(() => room.leave())
  return work
}

function takeProcess(): ReadingProcess {
  expectFile()
  const { process, timer } = spare!
  clearTimeout(timer)
  spare = null
  return process
}
