import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOf, type FileKind } from '#app/invoices/file_kind'
import { InvoiceFault, isInvoiceFaultCode } from '#app/invoices/invoice_fault'
import type { InvoiceReading } from '#app/invoices/invoice_reading'
import { RoomForReading } from '#app/invoices/room_for_reading'

export interface ReadingLimits {
  /** For a file whose letters are stated, from when its process is up; in ms. */
  textMs: number
  /** For one that has to be read as an image, in ms. */
  ocrMs: number
  /** What a process may hold in memory. It is ended below half a gigabyte, as it may grow before it is looked at again. */
  residentBytes: number
}

export const readingLimits: ReadingLimits = {
  textMs: 10_000,
  ocrMs: 60_000,
  residentBytes: 480 * 1024 * 1024,
}

/** Until a process has begun, in ms: on a busy machine that takes a while, and nothing is read yet. */
const bootMs = 30_000
/** How often a process is looked at, in ms. */
const lookEvery = 15
/** For the heap of one reading, in MB; letters of pages need a tenth of it. */
const heapMegabytes = 288

/** Two files at once, and some more that wait; who comes then is told to come again. */
const room = new RoomForReading(2, 30)

/** What the process that reads says: it is up, it takes longer, what it found, why it found nothing. */
export type ChildMessage =
  | { state: 'ready' }
  | { state: 'ocr' }
  | { state: 'memory'; rss: number }
  | { state: 'read'; reading: InvoiceReading }
  | { state: 'fault'; code: string; read: InvoiceFault['read'] }

/**
 * Reads a file of a stranger in a process of its own, which has none of our settings, is niced, and is
 * ended when it takes too long or too much.
 *
 * @throws InvoiceFault
 */
export async function readInChild(
  bytes: Uint8Array,
  limits: ReadingLimits = readingLimits
): Promise<InvoiceReading> {
  /** What a look at the first bytes refuses needs no process. */
  const kind = kindOf(bytes)
  await room.enter()
  try {
    return await readOnce(bytes, kind, limits)
  } finally {
    room.leave()
  }
}

function readOnce(
  bytes: Uint8Array,
  kind: FileKind,
  limits: ReadingLimits
): Promise<InvoiceReading> {
  return new Promise((fulfil, reject) => {
    const child = start(kind)
    let timer = setTimeout(() => end(new InvoiceFault('limit_exceeded')), bootMs)
    const watch = setInterval(() => {
      if (residentBytes(child) > limits.residentBytes) end(new InvoiceFault('limit_exceeded'))
    }, lookEvery)
    let isOver = false

    const end = (outcome: InvoiceReading | InvoiceFault) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
      if (outcome instanceof InvoiceFault) reject(outcome)
      else fulfil(outcome)
    }
    const allow = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => end(new InvoiceFault('limit_exceeded')), ms)
    }

    child.on('message', (message: ChildMessage) => {
      if (message.state === 'ready') {
        allow(limits.textMs)
        child.send({ bytes }, (error) => {
          if (error) end(new InvoiceFault('reading_failed'))
        })
      } else if (message.state === 'ocr') allow(limits.ocrMs)
      else if (message.state === 'memory') {
        if (message.rss > limits.residentBytes) end(new InvoiceFault('limit_exceeded'))
      } else if (message.state === 'read') end(message.reading)
      else {
        const code = isInvoiceFaultCode(message.code) ? message.code : 'reading_failed'
        end(new InvoiceFault(code, undefined, message.read))
      }
    })
    child.on('error', () => end(new InvoiceFault('reading_failed')))
    /** A process that V8 ends for want of heap aborts; one that fails otherwise has said why before. */
    child.on('exit', (_code, signal) =>
      end(new InvoiceFault(signal ? 'limit_exceeded' : 'reading_failed'))
    )
  })
}

function start(kind: FileKind): ChildProcess {
  const extension = extname(import.meta.filename)
  const program = fileURLToPath(new URL(`../../bin/read_invoice${extension}`, import.meta.url))
  return fork(program, [kind], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    /** No settings of ours: a flaw in a parser must not give away a key. */
    env: {
      PATH: process.env.PATH,
      NODE_ENV: process.env.NODE_ENV,
      ...(process.env.DATA_DIR && {
        NODE_COMPILE_CACHE: resolve(process.env.DATA_DIR, 'compiled'),
      }),
    },
    execArgv: [
      ...(extension === '.ts' ? ['--import=@poppinss/ts-exec'] : []),
      `--max-old-space-size=${heapMegabytes}`,
      '--expose-gc',
    ],
  })
}

/** The memory that a process holds, where the system says so; elsewhere the process tells it itself. */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1])
    return pages * 4096
  } catch {
    return 0
  }
}
