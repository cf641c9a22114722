import { AsyncLocalStorage } from 'node:async_hooks'
import { type DateTime, Settings } from 'luxon'

const times = new AsyncLocalStorage<DateTime>()

/** The time that `atTime` gave to the running work; null if the clock of the database is used. */
export function givenTime(): DateTime | null {
  return times.getStore() ?? null
}

/**
 * Runs work as if it happened at this time: rows are written with it, and expiry times are compared with it. For the
 * history of the demo; durations and the limits of requests still use the real clock.
 */
export function atTime<T>(time: DateTime, work: () => Promise<T>): Promise<T> {
  Settings.now = () => givenTime()?.toMillis() ?? Date.now()
  return times.run(time.toUTC(), work)
}
