import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A job that this process has claimed. */
export interface Job {
  /** Made anew with each claim: what is written about the job under an older one is refused. */
  claim: string
  /** The row that it is about. */
  subjectId: number
  /** How often it was claimed, this time included. */
  attempts: number
}

/** One kind of jobs, and how they are run. */
export interface Queue {
  name: string
  /** How many of them one process runs at a time. */
  atOnce: number
  /** How many of one owner are run at a time, by all processes together; more only where two claim at the same moment. */
  mostOfOwner?: number
  /** SQL of what else must be true of a job (`next`) for it to be claimed. */
  condition?: (client: QueryClientContract) => string
  /**
   * Does the job, which is over when this returns, unless it is to be done again in `retryIn` seconds. Where it
   * throws, it is done again after a wait that grows. `stop` is aborted when the worker stops, which
   * waits for it. May be called again for a job whose process died, so it must find out what is done already.
   */
  run(job: Job, stop: AbortSignal): Promise<void | { retryIn: number }>
}

/**
 * Work that every worker does now and then, at its start first. It keeps no row, because it would write to an
 * idle database: what it does must be right when several processes do it at once.
 */
export interface Schedule {
  /** As the log names it. */
  name: string
  seconds: number
  run(stop: AbortSignal): Promise<unknown>
}

const queues: Array<() => Promise<{ default: Queue }>> = []

export const schedules: Schedule[] = []

/** Adds a queue that workers run. See app/shell/registrations.ts. */
export function addQueue(load: () => Promise<{ default: Queue }>) {
  queues.push(load)
}

/** Adds what workers do now and then. See app/shell/registrations.ts. */
export function addSchedule(name: string, seconds: number, run: Schedule['run']) {
  schedules.push({ name, seconds, run })
}

export async function loadQueues(): Promise<Queue[]> {
  const loaded = await Promise.all(queues.map((load) => load()))
  return loaded.map(({ default: queue }) => queue)
}
