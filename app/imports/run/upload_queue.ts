import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { dataDir } from '#config/app'
import { every } from '#app/core/every'
import { ownProgram, programArguments } from '#app/core/own_program'
import { localized } from '#app/core/text/text'
import type { JobResult, Queue } from '#app/jobs/queues'
import { importKinds } from '#app/imports/kinds/import_kinds'
import {
  beginUpload,
  deferUpload,
  failUpload,
  mostUploadAttempts,
  queue,
  releaseUpload,
  type UploadClaim,
} from '#app/imports/run/upload_claims'
import { waitsForNone } from '#app/imports/run/wait_for_earlier'
import { removeLeftovers } from '#app/imports/run/prune_uploads'
import { recordBooted } from '#app/imports/run/upload_phase'

/** Interval for checking the state of an upload, in ms. */
const pollInterval = 1000
/** How long a process may take to exit after its upload was cancelled, in ms. */
const exitTimeout = 5000
/** The heap limit of an import process, in MB; exceeding it ends only that process. */
const heapMegabytes = 1024
/** How long a process may take to start, in ms. */
const longestStart = 10 * 60_000
/** After this time without a message, a process is considered hung, in ms. */
const longestSilence = 2 * 60_000
/** Delay before the next attempt if a process failed to start, in seconds. */
const startPause = 15
/** The number of characters from the end of a process's stderr that are logged. */
const longestTail = 2000

interface Ending {
  code?: number | null
  signal?: string | null
  err?: unknown
}

/** Runs queued uploads, each in a separate process, at most one of each kind. */
export function uploadQueue({ silence = longestSilence } = {}): Queue {
  return {
    name: queue,
    atOnce: Object.keys(importKinds).length,
    condition: waitsForNone,
    async run(job, stop) {
      const claim = await beginUpload(job)
      if (!claim) return
      if (claim.attempts > mostUploadAttempts) await failUpload(claim)
      else await new UploadProcess(claim, stop, silence).run()
      return { outcome: await outcomeOf(claim) }
    },
  }
}

export default uploadQueue()

async function outcomeOf({ id }: UploadClaim): Promise<JobResult['outcome']> {
  const upload = await db.from('uploads').where({ id }).select('status').first()
  if (upload?.status === 'failed') return 'failed'
  return upload?.status === 'queued' ? 'interrupted' : 'done'
}

class UploadProcess {
  /** It has loaded its modules and started the upload. */
  #hasBegun = false
  #lastMessageAt = performance.now()
  /** The end of its stderr. */
  #tail = ''
  /** When it was first silent or without its claim, or when counting last made progress after that. */
  #lostAt: number | null = null
  /** Its claim was lost, so its exit is not a failure. */
  #isLost = false
  #counted: number | null = null

  constructor(
    private claim: UploadClaim,
    private stop: AbortSignal,
    private silence: number
  ) {}

  /**
   * Resolves when the process has exited and its upload has ended or was returned to the queue. A
   * stopping worker kills it immediately.
   */
  async run() {
    const { code, ...cause } = await this.#ended()
    const { aborted: isStopped } = this.stop
    try {
      if (code !== 0 && !isStopped && !this.#isLost) await this.#failed({ code, ...cause })
    } finally {
      await releaseUpload(this.claim, { isShutdown: isStopped })
      if (code !== 0) await removeLeftovers()
    }
  }

  async #ended(): Promise<Ending> {
    let child: ChildProcess
    try {
      child = startProcess(this.claim)
    } catch (error) {
      return { err: error }
    }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      this.#tail = (this.#tail + text).slice(-longestTail)
    })
    child.on('message', (message) => this.#receive(message))
    const kill = () => child.kill('SIGKILL')
    const endWatch = every(
      pollInterval,
      () => this.#poll(kill),
      'The state of an upload could not be read'
    )
    this.stop.addEventListener('abort', kill)
    if (this.stop.aborted) kill()
    try {
      const [code, signal] = await once(child, 'close')
      return { code, signal }
    } catch (error) {
      return { err: error }
    } finally {
      await endWatch()
      this.stop.removeEventListener('abort', kill)
    }
  }

  #receive(message: unknown) {
    this.#lastMessageAt = performance.now()
    if (message === 'alive') {
      this.#hasBegun = true
      return
    }
    recordBooted(this.claim).catch((error: unknown) => {
      logger.warn({ err: error }, 'The start of an upload process could not be recorded')
    })
  }

  /**
   * Processes notice a cancellation of their upload; a hung one is killed. Before exiting, a
   * process counts what was committed, which may take long and reports progress.
   */
  async #poll(kill: () => void) {
    const { id, worker } = this.claim
    const upload = await db.from('uploads').where({ id, worker }).first()
    const now = performance.now()
    const isSilent = now - this.#lastMessageAt > (this.#hasBegun ? this.silence : longestStart)
    this.#isLost = upload?.status !== 'running'
    if (!this.#isLost && !isSilent) {
      this.#lostAt = null
      return
    }
    const counted = upload?.phase === 'counting' ? Number(upload.phase_done) : null
    if (counted !== null && counted !== this.#counted) this.#lostAt = now
    this.#counted = counted
    this.#lostAt ??= now
    if (now - this.#lostAt > exitTimeout) kill()
  }

  async #failed(ending: Ending) {
    const { uid: upload, attempts: attempt } = this.claim
    const about = { ...ending, upload, attempt, stderr: this.#tail }
    if (this.#hasBegun) {
      logger.error(about, 'The process of an upload ended unexpectedly')
      return
    }
    logger.error(about, 'The process of an upload failed to start')
    if (attempt < mostUploadAttempts) {
      const message = localized('uploads_answers.start_failed', { seconds: startPause })
      return deferUpload(this.claim, startPause, message, { isAttempt: true })
    }
    await failUpload(
      this.claim,
      localized('uploads_answers.starts_failed', { times: mostUploadAttempts })
    )
  }
}

function startProcess({ id, worker }: UploadClaim): ChildProcess {
  return fork(ownProgram('upload_process'), [String(id), worker], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    /** The compile cache saves a third of their start time. */
    env: { NODE_COMPILE_CACHE: join(dataDir, 'compiled'), ...process.env },
    execArgv: [...programArguments, `--max-old-space-size=${heapMegabytes}`],
  })
}
