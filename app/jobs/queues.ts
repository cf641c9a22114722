import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A claimed job. */
export interface Job {
  /** Changes with each claim; updates of the job with an older claim are refused. */
  claim: string
  /** The id of the row that the job processes. */
  subjectId: number
  /** The number of claims so far, including this one. */
  attempts: number
}

export interface JobResult {
  retryIn?: number
  outcome?: 'done' | 'retried' | 'failed' | 'interrupted'
}

/** A kind of job and how to run it. */
export interface Queue {
  name: string
  /** The maximum number of concurrent jobs in one process. */
  atOnce: number
  /**
   * The maximum number of concurrent jobs of one owner across all processes; may be exceeded when
   * two processes claim at the same moment.
   */
  mostOfOwner?: number
  /** SQL for an additional condition on the job (alias `next`). */
  condition?: (client: QueryClientContract) => string
  /**
   * Runs the job. The job is finished when this returns, unless it returns `retryIn` (seconds). If
   * it throws, the job is retried with increasing delays. `stop` is aborted when the worker stops;
   * the worker waits for the job. May be called again for a job whose process died, so it must be
   * idempotent. `outcome` is for metrics; `retried` with `retryIn` and otherwise `done` by default.
   */
  run(job: Job, stop: AbortSignal): Promise<void | JobResult>
}

/**
 * A task that every worker runs at its start and then periodically. Nothing about it is stored, to
 * avoid writes on an idle database, so it must be safe to run in several processes at once.
 */
interface Schedule {
  /** The name in the log. */
  name: string
  seconds: number
  run(stop: AbortSignal): Promise<unknown>
}

const queues: Array<() => Promise<{ default: Queue }>> = []

export const schedules: Schedule[] = []

/** Registers a queue for the workers. See app/shell/registrations.ts. */
export function addQueue(load: () => Promise<{ default: Queue }>) {
  queues.push(load)
}

/** Registers a periodic task for the workers. See app/shell/registrations.ts. */
export function addSchedule(name: string, seconds: number, run: Schedule['run']) {
  schedules.push({ name, seconds, run })
}

export async function loadQueues(): Promise<Queue[]> {
  const loaded = await Promise.all(queues.map((load) => load()))
  return loaded.map(({ default: queue }) => queue)
}
