import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import { importKinds } from '#app/uploads/import_kinds'
import { StorageFault } from '#app/uploads/storage_fault'
import {
  claimsThatStand,
  claimUpload,
  failUpload,
  mostAttempts,
  releaseUpload,
  tidyUploads,
  type Claim,
} from '#app/uploads/upload_claims'
import { pruneAllReadings } from '#app/invoices/prune_readings'
import { pruneUploads, removeLeftovers } from '#app/uploads/prune_uploads'
import { sayBooted } from '#app/uploads/upload_phase'

/** How often a worker looks for uploads that another process queued or left behind, in ms. */
const lookEvery = 1000
const tidyEvery = 30_000
const pruneEvery = 60 * 60_000
/** How long a process may take to end after its upload was cancelled, in ms. */
const patience = 5000
/** For the heap of one import, in MB; what is beyond ends that process alone. */
const heapMegabytes = 1024

const most = Object.keys(importKinds).length

interface Running {
  claim: Claim
  child: ChildProcess
  /** When its claim was found to stand no more, or when it last got on with counting behind that. */
  lostAt: number | null
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
        logger.error({ err: error }, 'Uploads could not be looked through')
      }
    }
  }

  async #takeUp() {
    while (this.#timer && this.#running.size < most) {
      const claim = await claimUpload()
      if (!claim) return
      if (claim.attempts > mostAttempts) await failUpload(claim)
      else this.#run(claim)
    }
  }

  #run(claim: Claim) {
    const extension = extname(import.meta.filename)
    const child = fork(
      app.makePath(`bin/import_upload${extension}`),
      [String(claim.id), claim.worker],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { NODE_COMPILE_CACHE: compiledScripts(), ...process.env },
        execArgv: [
          ...(extension === '.ts' ? ['--import=@poppinss/ts-exec'] : []),
          `--max-old-space-size=${heapMegabytes}`,
        ],
      }
    )
    child.once('message', () => {
      sayBooted(claim).catch((error: unknown) => {
        logger.warn({ err: error }, 'An upload could not say that its process has started')
      })
    })
    const running: Running = {
      claim,
      child,
      lostAt: null,
      counted: null,
      isOver: Promise.resolve(),
    }
    running.isOver = this.#ended(running)
    this.#running.add(running)
  }

  async #ended(running: Running) {
    const { child, claim } = running
    const [code] = await once(child, 'exit').catch((error: Error) => {
      logger.error({ err: error }, 'An upload could not be started')
      return [1]
    })
    try {
      await releaseUpload(claim, { inOrder: !this.#timer })
    } catch (error) {
      logger.error(
        { err: error },
        'An upload could not be put back: it is taken up once it is stale'
      )
    }
    if (code !== 0) await removeLeftovers()
    this.#running.delete(running)
    this.wake()
  }

  /**
   * Processes notice by themselves that their upload was cancelled; one that hangs is ended. What was
   * committed is counted before, which may take long and shows that it gets on.
   */
  async #endLost() {
    if (this.isIdle) return
    const standing = await claimsThatStand([...this.#running].map(({ claim }) => claim))
    for (const running of this.#running) {
      const { isRunning, counted } = standing.get(running.claim.worker) ?? {}
      if (isRunning) continue
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
      await pruneAllReadings(this.#stopping.signal)
      await pruneUploads(this.#stopping.signal)
    } catch (error) {
      if (error instanceof StorageFault) return
      logger.error({ err: error }, 'Files of uploads could not be looked through')
    } finally {
      this.#pruning = null
    }
  }
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
