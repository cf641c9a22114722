import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loaderCache, ownProgram, programArguments } from '#app/core/own_program'
import type { PagePicture } from '#app/invoices/reading/pages/draw_pages'
import type { PageText } from '#app/invoices/reading/process/page_text'
import type { OcrRequest } from '#app/invoices/reading/pages/ocr_models'
import {
  hasTesseract,
  modelsFor,
  startTesseract,
} from '#app/invoices/reading/process/native_tesseract'
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
  /** Whether this process recognizes characters with the installed Tesseract. */
  hasTesseract?: boolean
}

/** A page image with the words of the page. */
export type DrawnPage = PagePicture & { text: PageText | null }

/** The reply to `recognize`. */
export interface ParentMessage {
  state: 'recognized'
  tsv: string
}

/** Messages of the process: ready, character recognition, result, error. */
export type ChildMessage =
  | { state: 'ready' }
  | { state: 'ocr' }
  | { state: 'recognize'; request: OcrRequest }
  | { state: 'usage'; usage: Usage }
  | { state: 'read'; reading: InvoiceReading }
  | { state: 'fault'; code: string; read: InvoiceFault['read'] }
  | { state: 'picture'; picture: DrawnPage }
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
  pictures: Promise<DrawnPage[]>
}

/**
 * A process for one untrusted file. It has no settings of the server, a low priority, and is killed if it
 * uses too much CPU time or memory, or if the machine is too busy. It can be started before there is a file,
 * to load modules in advance. While idle it does not keep its parent alive. If Tesseract is installed, it
 * runs it for the process and counts its CPU time and memory.
 */
export class ReadingProcess {
  isOver = false
  #child: ChildProcess
  #tesseract: ChildProcess | null = null
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
    const drawn = Promise.withResolvers<DrawnPage[]>()
    const pictures: DrawnPage[] = []
    let timer: NodeJS.Timeout | undefined
    let used = 0
    let resident = 0
    let mostUsed = Infinity
    /** CPU time of earlier runs of Tesseract, and of the present one. */
    const recognizing = { earlier: 0, now: 0 }

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
      checkUsage(usageOf(child))
      mostUsed = used + cpuMs
      endAfter(cpuMs * limits.wallFactor)
    }
    const checkUsage = (usage: Usage | null) => {
      if (!usage) return
      const tesseract = this.#tesseract && usageOf(this.#tesseract)
      recognizing.now = tesseract?.cpuMs ?? recognizing.now
      used = usage.cpuMs + recognizing.earlier + recognizing.now
      resident = Math.max(usage.residentBytes, tesseract?.residentBytes ?? 0)
      if (used > mostUsed || resident > limits.residentBytes) exceeded()
    }
    const watch = setInterval(() => checkUsage(usageOf(child)), checkInterval)
    const recognize = async (request: OcrRequest) => {
      try {
        const models = await modelsFor(request.language)
        if (this.isOver) return
        const { child: tesseract, tsv } = startTesseract(request, models)
        this.#tesseract = tesseract
        child.send({ state: 'recognized', tsv: await tsv } satisfies ParentMessage)
      } catch (error) {
        end(error instanceof InvoiceFault ? error : faultOfStart(error as Error))
      } finally {
        this.#tesseract = null
        recognizing.earlier += recognizing.now
        recognizing.now = 0
      }
    }

    child.on('message', (message: ChildMessage) => {
      if (message.state === 'ocr') allow(limits.ocrCpuMs)
      else if (message.state === 'recognize') void recognize(message.request)
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
    child.on('error', (error) => end(faultOfStart(error)))
    /** V8 aborts a process without heap; other failures have sent a message before. */
    child.on('exit', (_code, signal) => {
      /** Linux kills processes if the whole machine has no memory left, also small ones. */
      const isMachine = signal === 'SIGKILL' && resident < limits.residentBytes / 2
      if (isMachine) end(new InvoiceFault('server_busy'))
      else if (signal) exceeded()
      else end()
    })

    child.ref()
    child.channel?.ref()
    endAfter(bootMs)
    if (this.isOver) end()
    void this.#isUp.promise.then(() => {
      if (this.isOver) return
      allow(limits.textCpuMs)
      child.send({ ...file, hasTesseract: hasTesseract() } satisfies FileToRead, (error) => {
        if (error) end()
      })
    })
    return { reading: reading.promise, pictures: drawn.promise }
  }

  end() {
    this.isOver = true
    this.#child.kill('SIGKILL')
    this.#tesseract?.kill('SIGKILL')
  }
}

/** No more processes, memory or open files: the machine is busy, and the file can be read later. */
const shortages = ['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE']

/** Why a process could not be started. */
export function faultOfStart(error: NodeJS.ErrnoException): InvoiceFault {
  return new InvoiceFault(shortages.includes(error.code ?? '') ? 'server_busy' : 'reading_failed')
}

const reader = ownProgram('read_invoice')

const root = new URL('../../../../', import.meta.url)
/** The code and its packages, which can be outside of a build; not the settings or the data. */
const readable = [
  ...['app/', 'bin/', 'package.json'].map((path) => fileURLToPath(new URL(path, root))),
  createRequire(import.meta.url)
    .resolve('sharp')
    .replace(/(?<=node_modules.).*$/, ''),
]

/**
 * Node's permissions: the process can read its code, write its compile cache and nothing else, and start no program.
 * Native modules and threads are allowed, since the libraries for images and WebAssembly need them. Where Linux
 * permits it, the process has no network either.
 */
function start(program: string): ChildProcess {
  const { PATH, NODE_ENV, DATA_DIR } = process.env
  const cache = DATA_DIR && resolve(DATA_DIR, 'compiled')
  const caches = cache ? [cache, ...loaderCache] : loaderCache
  for (const folder of caches) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [command, ...args] = [
    ...(canLeaveNetwork() ? withoutNetwork : []),
    process.execPath,
    ...['--permission', '--allow-addons', '--allow-worker'],
    ...[...readable, ...caches].map((path) => `--allow-fs-read=${path}`),
    ...caches.map((path) => `--allow-fs-write=${path}`),
    ...programArguments,
    ...[`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
    program,
  ]
  return spawn(command, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    /**
     * No settings, so that a vulnerability in a parser cannot expose a key. With a heap for each thread, glibc would keep
     * 60 MB of freed images.
     */
    env: { PATH, NODE_ENV, MALLOC_ARENA_MAX: '2', ...(cache && { NODE_COMPILE_CACHE: cache }) },
  })
}

/** unshare(1): a network namespace without interfaces, then the command in the same process. */
const withoutNetwork = ['unshare', '--map-root-user', '--net', '--']
let isNetworkOptional: boolean | null = null

/** Whether this user may create such a namespace. */
export function canLeaveNetwork(): boolean {
  const [command, ...args] = withoutNetwork
  isNetworkOptional ??= spawnSync(command, [...args, 'true'], { timeout: 5000 }).status === 0
  return isNetworkOptional
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
