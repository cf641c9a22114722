import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import { ownProgram, programArguments } from '#app/core/own_program'
import { pruneHourly } from '#app/core/prune'
import { startHeartbeat } from '#app/imports/run/heartbeat'
import { importKinds } from '#app/imports/kinds/import_kinds'
import { StorageFault } from '#app/core/files/storage_fault'
import {
  claimsThatStand,
  claimUpload,
  deferUpload,
  failUpload,
  mostAttempts,
  releaseUpload,
  staleSeconds,
  tidyUploads,
  type Claim,
} from '#app/imports/run/upload_claims'
import { pruneUploads, removeLeftovers } from '#app/imports/run/prune_uploads'
import { sayBooted } from '#app/imports/run/upload_phase'

/** How often a worker looks for uploads that another process queued or left behind, in ms. */
const lookEvery = 1000
const tidyEvery = 30_000
const pruneEvery = 60 * 60_000
/** How long a process may take to end after its upload was cancelled, in ms. */
const patience = 5000
/** For the heap of one import, in MB; what is beyond ends that process alone. */
const heapMegabytes = 1024
/** How long a process may take to start, in ms. */
const longestStart = 10 * 60_000
/** Pause before the next attempt when a process failed to start, in seconds. */
const startPause = 15
/** How much of the end of a process's standard error is logged, in characters. */
const longestTail = 2000

const most = Object.keys(importKinds).length

interface Running {
  claim: Claim
  child: ChildProcess
  startedAt: number
  /** The process sends the heartbeats itself; until then its parent does. */
  hasBegun: boolean
  stopHeartbeat: () => Promise<void>
  /** The end of what it wrote to standard error. */
  tail: string
  /** When it was first to end, or when it last got on with counting behind that. */
  lostAt: number | null
  /** Its claim stands no more, so that its end is no failure. */
  isLost: boolean
  counted: number | null
  isOver: Promise<void>
}

/**
 * Runs queued uploads, each in a process of its own, at most one of a kind. Any number of workers may
 * run, in any number of processes, on one database.
 */
export class UploadWorker {
  #timer: NodeJS.Timeout | null = null
  #running = new Set<Running>()
  #looking: Promise<void> | null = null
  #isAsked = false
  #tidiedAt = 0
  #prunedAt = 0
  #pruning: Promise<void> | null = null
  #stopping = new AbortController()
  #staleAfter: number

  constructor({ staleAfter = staleSeconds }: { staleAfter?: number } = {}) {
    this.#staleAfter = staleAfter
  }

  get isIdle() {
    return this.#running.size === 0
  }

  start() {
    this.#stopping = new AbortController()
    this.#timer = setInterval(() => this.wake(), lookEvery).unref()
    this.wake()
  }

  /** Ends the processes at once and puts their uploads back: whoever is next goes on with them. */
  async stop() {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    this.#stopping.abort()
    await this.#looking
    const running = [...this.#running]
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ isOver }) => isOver))
    await this.#pruning
  }

  /** Something was queued, or may be. */
  wake() {
    this.#isAsked = true
    if (this.#timer) this.#looking ??= this.#work().finally(() => (this.#looking = null))
  }

  async #work() {
    while (this.#isAsked && this.#timer) {
      this.#isAsked = false
      try {
        await this.#tidy()
        await this.#endLost()
        await this.#takeUp()
      } catch (error) {
        logger.error({ err: error }, 'Queued uploads could not be read')
      }
    }
  }

  async #takeUp() {
    while (this.#timer && this.#running.size < most) {
      const except = [...this.#running].map(({ claim }) => claim.id)
      const claim = await claimUpload({ except, staleAfter: this.#staleAfter })
      if (!claim) return
      if (claim.attempts > mostAttempts) await failUpload(claim)
      else await this.#run(claim)
    }
  }

  async #run(claim: Claim) {
    let child: ChildProcess
    try {
      child = startProcess(claim)
    } catch (error) {
      return this.#failedToStart(claim, { err: error })
    }
    const running: Running = {
      claim,
      child,
      startedAt: Date.now(),
      hasBegun: false,
      stopHeartbeat: startHeartbeat(claim),
      tail: '',
      lostAt: null,
      isLost: false,
      counted: null,
      isOver: Promise.resolve(),
    }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      running.tail = (running.tail + text).slice(-longestTail)
    })
    child.on('message', (message) => {
      if (message === 'begun') {
        running.hasBegun = true
        void running.stopHeartbeat()
        return
      }
      sayBooted(claim).catch((error: unknown) => {
        logger.warn({ err: error }, 'The start of an upload process could not be recorded')
      })
    })
    running.isOver = this.#ended(running)
    this.#running.add(running)
  }

  async #ended(running: Running) {
    const { child, claim } = running
    const ending = await once(child, 'close').then(
      ([code, signal]) => ({ code, signal }),
      (error: unknown) => ({ err: error, code: 1 })
    )
    const hasFailed = ending.code !== 0
    await running.stopHeartbeat()
    try {
      if (hasFailed && this.#timer && !running.isLost) await this.#failed(running, ending)
      await releaseUpload(claim, { inOrder: !this.#timer })
    } catch (error) {
      logger.error(
        { err: error },
        'An upload could not be released: it is claimed again when its heartbeat is stale'
      )
    }
    if (hasFailed) await removeLeftovers()
    this.#running.delete(running)
    this.wake()
  }

  async #failed({ claim, hasBegun, tail }: Running, ending: object) {
    if (!hasBegun) return this.#failedToStart(claim, { ...ending, stderr: tail })
    const about = { ...ending, upload: claim.uid, stderr: tail }
    logger.error(about, 'The process of an upload ended unexpectedly')
  }

  async #failedToStart(claim: Claim, cause: object) {
    const { uid: upload, attempts: attempt } = claim
    logger.error({ ...cause, upload, attempt }, 'The process of an upload failed to start')
    if (claim.attempts < mostAttempts) {
      const message = `The upload process failed to start. It is retried in ${startPause} seconds.`
      return deferUpload(claim, startPause, message, { isAttempt: true })
    }
    await failUpload(
      claim,
      `The upload process failed to start ${mostAttempts} times. See the server log for the cause. Committed rows were kept.`
    )
  }

  /**
   * Processes notice by themselves that their upload was cancelled; one that hangs is ended. What was
   * committed is counted before, which may take long and shows that it gets on. A process that sends no
   * heartbeats is ended too, since this worker claims its upload only after that.
   */
  async #endLost() {
    if (this.isIdle) return
    const claims = [...this.#running].map(({ claim }) => claim)
    const standing = await claimsThatStand(claims, this.#staleAfter)
    for (const running of this.#running) {
      const { isRunning, isHung, counted } = standing.get(running.claim.worker) ?? {}
      const isLate = !running.hasBegun && Date.now() - running.startedAt > longestStart
      running.isLost = !isRunning
      if (isRunning && !isHung && !isLate) {
        running.lostAt = null
        continue
      }
      if (counted !== undefined && counted !== running.counted) running.lostAt = Date.now()
      running.counted = counted ?? null
      running.lostAt ??= Date.now()
      if (Date.now() - running.lostAt > patience) running.child.kill('SIGKILL')
    }
  }

  async #tidy() {
    const now = Date.now()
    if (now - this.#tidiedAt > tidyEvery) {
      this.#tidiedAt = now
      await tidyUploads()
    }
    if (now - this.#prunedAt > pruneEvery) {
      this.#prunedAt = now
      this.#pruning ??= this.#prune()
    }
  }

  /** Beside the work: where files are kept may be slow, or away. */
  async #prune() {
    try {
      await pruneHourly(this.#stopping.signal)
      await pruneUploads(this.#stopping.signal)
    } catch (error) {
      if (error instanceof StorageFault) return
      logger.error({ err: error }, 'Stored upload files could not be listed')
    } finally {
      this.#pruning = null
    }
  }
}

function startProcess({ id, worker }: Claim): ChildProcess {
  return fork(ownProgram('import_upload'), [String(id), worker], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiledScripts(), ...process.env },
    execArgv: [...programArguments, `--max-old-space-size=${heapMegabytes}`],
  })
}

/** Where a process that takes in an upload finds its scripts compiled, which is a third of its start. */
function compiledScripts(): string {
  return app.makePath(env.get('DATA_DIR'), 'compiled')
}

let own: UploadWorker | null = null

/** From now on this process runs uploads. */
export function startUploadWorker() {
  own ??= new UploadWorker()
  own.start()
}

/** Resolves when nothing of it runs any more. */
export async function stopUploadWorker() {
  await own?.stop()
  own = null
}

/** An upload was queued. Does nothing in a process that runs none. */
export function wakeUploadWorker() {
  own?.wake()
}
