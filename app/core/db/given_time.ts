import { AsyncLocalStorage } from 'node:async_hooks'
import { type DateTime, Settings } from 'luxon'

const times = new AsyncLocalStorage<DateTime>()

/** The time that `atTime` gave to the running work; null if the clock of the database counts. */
export function givenTime(): DateTime | null {
  return times.getStore() ?? null
}

/**
 * Runs work as if it happened at this time: what it writes has this time, and terms are compared with it. For
 * the past of the demo; durations and the limits of requests still use the real clock.
 */
export function atTime<T>(time: DateTime, work: () => Promise<T>): Promise<T> {
  Settings.now = () => givenTime()?.toMillis() ?? Date.now()
  return times.run(time.toUTC(), work)
}
