import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '#app/core/db/database_away'

/** Delay between two attempts, in ms. */
const pause = 500

/**
 * Repeats work that must not be lost until the database is back, or the signal is aborted. The work must be safe to
 * repeat, since a commit whose confirmation was lost counts as a failure.
 */
export async function untilBack(work: () => Promise<unknown>, stop: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (stop.aborted || !isDatabaseAway(error)) throw error
    }
    await wait(pause)
  }
}
