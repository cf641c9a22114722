import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ownProgram, programArguments } from '#app/core/own_program'
import type { PagePicture } from '#app/invoices/reading/pages/draw_pages'
import { InvoiceFault, isInvoiceFaultCode } from '#app/invoices/reading/invoice_fault'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'

export interface ReadingLimits {
  /** CPU time for a file with text, and the same for its page images, in ms. */
  textCpuMs: number
  /** CPU time for a file that needs character recognition, in ms. */
  ocrCpuMs: number
  /** Wall time as a multiple of CPU time, since processes wait on a busy machine. */
  wallFactor: number
  /** Memory limit of a process; below half a gigabyte, since memory can grow between two checks. */
  residentBytes: number
}

export const readingLimits: ReadingLimits = {
  textCpuMs: 10_000,
  ocrCpuMs: 60_000,
  wallFactor: 5,
  residentBytes: 480 * 1024 * 1024,
}

/** Start timeout of a process in wall time; nothing is read yet, so a delay is never the file's fault. */
const bootMs = 30_000
/** Interval of resource checks, in ms. */
const checkInterval = 15
/** Linux counts CPU time in hundredths of a second, and memory in pages. */
const msPerTick = 10
const bytesPerPage = 4096
/** Heap limit of a reading in MB; text needs a tenth of it. */
const heapMegabytes = 288

/** The file of a process, and whether page images are needed. */
export interface FileToRead {
  bytes: Uint8Array
  pictures: boolean
}

/** Messages of the process: ready, character recognition, result, error. */
export type ChildMessage =
  | { state: 'ready' }
  | { state: 'ocr' }
  | { state: 'usage'; usage: Usage }
  | { state: 'read'; reading: InvoiceReading }
  | { state: 'fault'; code: string; read: InvoiceFault['read'] }
  | { state: 'picture'; picture: PagePicture }
  | { state: 'drawn' }

/** The resource usage of a process with all its threads. */
export interface Usage {
  cpuMs: number
  residentBytes: number
}

/** The results of a file. */
export interface Work {
  /** @throws InvoiceFault */
  reading: Promise<InvoiceReading>
  /** The images that were drawn before the process ended; never rejects. */
  pictures: Promise<PagePicture[]>
}

/**
 * A process for one untrusted file. It has no settings of the server, a low priority, and is killed if it
 * uses too much CPU time or memory, or if the machine is too busy. It can be started before there is a file,
 * to load modules in advance. While idle it does not keep its parent alive.
 */
export class ReadingProcess {
  isOver = false
  #child: ChildProcess
  #isUp = Promise.withResolvers<void>()

  /** Tests use other programs. */
  constructor(program = reader) {
    this.#child = start(program)
    this.#child.once('message', () => this.#isUp.resolve())
    this.#child.once('error', () => (this.isOver = true))
    this.#child.once('exit', () => (this.isOver = true))
    this.#child.unref()
    this.#child.channel?.unref()
  }

  /** Sends the file. Can be called once. */
  read(file: FileToRead, limits: ReadingLimits): Work {
    const child = this.#child
    const reading = Promise.withResolvers<InvoiceReading>()
    const drawn = Promise.withResolvers<PagePicture[]>()
    const pictures: PagePicture[] = []
    let timer: NodeJS.Timeout | undefined
    let used = 0
    let mostUsed = Infinity

    /** A completed reading is kept: later errors only affect page images. */
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
    const checkUsage = (usage: Usage | null) => {
      if (!usage) return
      used = usage.cpuMs
      if (used > mostUsed || usage.residentBytes > limits.residentBytes) exceeded()
    }
    const watch = setInterval(() => checkUsage(usageOf(child)), checkInterval)

    child.on('message', (message: ChildMessage) => {
      if (message.state === 'ocr') allow(limits.ocrCpuMs)
      else if (message.state === 'usage') checkUsage(message.usage)
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
    /** V8 aborts a process without heap; other failures have sent a message before. */
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
    /** No settings, so that a vulnerability in a parser cannot expose a key. */
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

/** From the system on Linux; elsewhere the process reports it. */
function usageOf({ pid }: ChildProcess): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    /** proc(5): the second field, the name in parentheses, may contain spaces; the remaining fields start with the third. */
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
    return { cpuMs: (user + system) * msPerTick, residentBytes: pages * bytesPerPage }
  } catch {
    return null
  }
}
