import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownProgram, programArguments } from '#app/core/own_program'
import type { PagePicture } from '#app/invoices/reading/draw_pages'
import { InvoiceFault, isInvoiceFaultCode } from '#app/invoices/reading/invoice_fault'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'

export interface ReadingLimits {
  /** CPU time for a file whose letters are stated, and again for the pictures of its pages; in ms. */
  textCpuMs: number
  /** CPU time for one that has to be read as an image, in ms. */
  ocrCpuMs: number
  /** Wall time, in multiples of the CPU time: on a busy machine a process waits longer than it works. */
  wallFactor: number
  /** What a process may hold in memory. It is ended below half a gigabyte, as it may grow before it is looked at again. */
  residentBytes: number
}

export const readingLimits: ReadingLimits = {
  textCpuMs: 10_000,
  ocrCpuMs: 60_000,
  wallFactor: 5,
  residentBytes: 480 * 1024 * 1024,
}

/** Until a process has begun, in ms of wall time: nothing is read yet, so a delay is never the file's fault. */
const bootMs = 30_000
/** How often a process is looked at, in ms. */
const lookEvery = 15
/** Linux counts CPU time in hundredths of a second, and memory in pages. */
const msPerTick = 10
const bytesPerPage = 4096
/** For the heap of one reading, in MB; letters of pages need a tenth of it. */
const heapMegabytes = 288

/** The one file of a process, and whether somebody will look at its pages. */
export interface FileToRead {
  bytes: Uint8Array
  pictures: boolean
}

/** What the process that reads says: it is up, it takes longer, what it found, why it found nothing. */
export type ChildMessage =
  | { state: 'ready' }
  | { state: 'ocr' }
  | { state: 'usage'; usage: Usage }
  | { state: 'read'; reading: InvoiceReading }
  | { state: 'fault'; code: string; read: InvoiceFault['read'] }
  | { state: 'picture'; picture: PagePicture }
  | { state: 'drawn' }

/** What a process with all its threads has used so far. */
export interface Usage {
  cpuMs: number
  residentBytes: number
}

/** What comes of a file. */
export interface Work {
  /** @throws InvoiceFault */
  reading: Promise<InvoiceReading>
  /** Those that were drawn when the process ended; no picture is worth a fault. */
  pictures: Promise<PagePicture[]>
}

/**
 * A process for one untrusted file. It has none of our settings, is niced, and is ended when it uses too much
 * CPU time or memory, or when the machine is too busy to finish. It may be started before there is a file, so
 * that slow modules are loaded by then. While it waits it does not keep its parent alive.
 */
export class ReadingProcess {
  isOver = false
  #child: ChildProcess
  #isUp = Promise.withResolvers<void>()

  /** Tests start other programs. */
  constructor(program = reader) {
    this.#child = start(program)
    this.#child.once('message', () => this.#isUp.resolve())
    this.#child.once('error', () => (this.isOver = true))
    this.#child.once('exit', () => (this.isOver = true))
    this.#child.unref()
    this.#child.channel?.unref()
  }

  /** Gives it its file. Once. */
  read(file: FileToRead, limits: ReadingLimits): Work {
    const child = this.#child
    const reading = Promise.withResolvers<InvoiceReading>()
    const drawn = Promise.withResolvers<PagePicture[]>()
    const pictures: PagePicture[] = []
    let timer: NodeJS.Timeout | undefined
    let used = 0
    let mostUsed = Infinity

    /** A reading that is there stays: what goes wrong behind it costs pictures alone. */
    const end = (fault = new InvoiceFault('reading_failed')) => {
      clearTimeout(timer)
      clearInterval(watch)
      this.end()
      reading.reject(fault)
      drawn.resolve(pictures)
    }
    const exceeded = () => end(new InvoiceFault('limit_exceeded'))
    const endAfter = (wallMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => end(new InvoiceFault('server_busy')), wallMs)
    }
    const allow = (cpuMs: number) => {
      mostUsed = (usageOf(child)?.cpuMs ?? used) + cpuMs
      endAfter(cpuMs * limits.wallFactor)
    }
    const look = (usage: Usage | null) => {
      if (!usage) return
      used = usage.cpuMs
      if (used > mostUsed || usage.residentBytes > limits.residentBytes) exceeded()
    }
    const watch = setInterval(() => look(usageOf(child)), lookEvery)

    child.on('message', (message: ChildMessage) => {
      if (message.state === 'ocr') allow(limits.ocrCpuMs)
      else if (message.state === 'usage') look(message.usage)
      else if (message.state === 'read') {
        reading.resolve(message.reading)
        if (file.pictures) allow(limits.textCpuMs)
        else end()
      } else if (message.state === 'picture') pictures.push(message.picture)
      else if (message.state === 'fault') {
        const code = isInvoiceFaultCode(message.code) ? message.code : 'reading_failed'
        end(new InvoiceFault(code, undefined, message.read))
      } else if (message.state === 'drawn') end()
    })
    child.on('error', () => end())
    /** A process that V8 ends for want of heap aborts; one that fails otherwise has said why before. */
    child.on('exit', (_code, signal) => (signal ? exceeded() : end()))

    child.ref()
    child.channel?.ref()
    endAfter(bootMs)
    if (this.isOver) end()
    void this.#isUp.promise.then(() => {
      if (this.isOver) return
      allow(limits.textCpuMs)
      child.send(file, (error) => {
        if (error) end()
      })
    })
    return { reading: reading.promise, pictures: drawn.promise }
  }

  end() {
    this.isOver = true
    this.#child.kill('SIGKILL')
  }
}

const reader = ownProgram('read_invoice')

function start(program: string): ChildProcess {
  return fork(program, {
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
    execArgv: [...programArguments, `--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
  })
}

/** Where the system says it (Linux); elsewhere the process reports it itself. */
function usageOf({ pid }: ChildProcess): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    /** proc(5): the second field, the name in parentheses, may hold spaces; these begin with the third. */
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
    return { cpuMs: (user + system) * msPerTick, residentBytes: pages * bytesPerPage }
  } catch {
    return null
  }
}
