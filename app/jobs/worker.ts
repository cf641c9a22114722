import { tracingChannel } from 'node:diagnostics_channel'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { isDatabaseAway } from '#app/core/db/database_away'
import { untilBack } from '#app/core/db/until_back'
import { every } from '#app/core/every'
import { forgetFutureTimes } from '#app/jobs/clock_steps'
import { onStop } from '#app/core/stopping'
import {
  claimJob,
  finishJob,
  releaseClaimsOfEnded,
  releaseJob,
  releaseOwnClaims,
  startHeartbeat,
  wakers,
} from '#app/jobs/jobs'
import { loadQueues, schedules, type Job, type Queue } from '#app/jobs/queues'

/** Interval for polling jobs that other processes queued or left unfinished, in ms. */
const pollInterval = 1000
/** Interval for checking whether the clock of the database was set back, in ms. */
const clockInterval = 10_000
/** The shortest and the longest delay after an unexpected failure, in seconds. */
const [shortestWait, longestWait] = [5, 60 * 60]

interface Options {
  /** Defaults to all registered queues, with the periodic tasks. */
  queues?: Queue[]
  staleAfter?: number
}

/** Runs jobs. Any number of workers, in any number of processes, can share one database. */
export class Worker {
  #running = new Map<string, { queue: Queue; isOver: Promise<void> }>()
  #stopping = new AbortController()
  #looking: Promise<void> | null = null
  #isAsked = false
  #endHeartbeat = async () => {}
  #ends: Array<() => Promise<void>> = []
  #queues: Queue[] | null

  constructor(private options: Options = {}) {
    this.#queues = options.queues ?? null
  }

  start() {
    this.#stopping = new AbortController()
    const { signal } = this.#stopping
    this.#endHeartbeat = startHeartbeat(() => [...this.#running.keys()])
    wakers.add(this.wake)
    this.#ends = [
      every(pollInterval, async () => this.wake(), 'Jobs could not be read'),
      every(clockInterval, forgetFutureTimes, 'Times of jobs could not be compared with the clock'),
      ...(this.options.queues ? [] : schedules).map(({ name, seconds, run }) =>
        every(seconds * 1000, () => run(signal), `Scheduled work failed: ${name}`)
      ),
    ]
  }

  /** Stops claiming jobs; resolves when the running ones have finished. */
  async stop() {
    wakers.delete(this.wake)
    this.#stopping.abort()
    await Promise.all(this.#ends.map((end) => end()))
    await this.#looking
    await Promise.all([...this.#running.values()].map(({ isOver }) => isOver))
    await this.#endHeartbeat()
  }

  /** Called when a job was, or may have been, queued. */
  wake = () => {
    this.#isAsked = true
    if (!this.#stopping.signal.aborted) {
      this.#looking ??= this.#poll().finally(() => (this.#looking = null))
    }
  }

  async #poll() {
    while (this.#isAsked && !this.#stopping.signal.aborted) {
      this.#isAsked = false
      try {
        this.#queues ??= await loadQueues()
        await releaseClaimsOfEnded()
        for (const queue of this.#queues) await this.#start(queue)
      } catch (error) {
        logger.error({ err: error }, 'Jobs could not be claimed')
      }
    }
  }

  async #start(queue: Queue) {
    const { staleAfter } = this.options
    const hasRoom = () =>
      [...this.#running.values()].filter((one) => one.queue === queue).length < queue.atOnce
    while (!this.#stopping.signal.aborted && hasRoom()) {
      const job = await claimJob(queue, { except: [...this.#running.keys()], staleAfter })
      if (!job) return
      const isOver = runJob(queue, job, this.#stopping.signal).then(() => {
        this.#running.delete(job.claim)
        this.wake()
      })
      this.#running.set(job.claim, { queue, isOver })
    }
  }
}

/** Starts the worker of this process. When the process stops, jobs that it could not finish are released at once. */
export function startWorker() {
  const worker = new Worker()
  onStop({ name: 'jobs', end: () => worker.stop(), cut: () => releaseOwnClaims() })
  worker.start()
}

/** For metrics and traces. */
const jobs = tracingChannel<{ begun: number; queue: string }>('skillary.job')

/**
 * Runs a claimed job and finishes, retries or releases it. Never throws. While the database is away, it waits to do
 * so; a job that failed because of that is repeated at once.
 */
export async function runJob(
  queue: Queue,
  job: Job,
  stop = new AbortController().signal
): Promise<void> {
  const { claim, attempts, subjectId } = job
  const about = { queue: queue.name, subject: subjectId, attempt: attempts }
  let wait: number | undefined
  let isAway = false
  try {
    const trace = { begun: performance.now(), queue: queue.name }
    const again = await jobs.tracePromise(() => queue.run(job, stop), trace)
    wait = again?.retryIn
  } catch (error) {
    logger.error({ err: error, ...about }, 'A job failed')
    isAway = isDatabaseAway(error)
    wait = waitAfter(attempts)
  }
  try {
    await untilBack(async () => {
      if (isAway) await releaseJob(db.connection(), claim)
      else if (wait === undefined) await finishJob(db.connection(), claim)
      else await releaseJob(db.connection(), claim, wait)
    }, stop)
  } catch (error) {
    logger.error({ err: error, ...about }, 'The result of a job could not be stored')
  }
}

function waitAfter(attempts: number): number {
  return Math.min(shortestWait * 2 ** (attempts - 1), longestWait)
}
