import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

/** How long requests and jobs may take to finish, in ms. */
const longest = (env.get('SHUTDOWN_SECONDS') ?? 25) * 1000
/** How long the rest of the shutdown may take, such as closing connections, in ms. */
const longestExit = 5000

const stopping = new AbortController()

interface Ending {
  /** For the log. */
  name: string
  /** Resolves when nothing is in progress any more. */
  end: () => Promise<unknown>
  /** Ends what is still in progress when the time is over. */
  cut: () => unknown
}

const endings: Ending[] = []

/** Whether this process has been told to stop. */
export function isStopping(): boolean {
  return stopping.signal.aborted
}

/** Registers work that must end before the process does. */
export function onStop(ending: Ending) {
  endings.push(ending)
}

/** Ends all work of this process at the same time, within SHUTDOWN_SECONDS. */
export async function stopWork(): Promise<void> {
  stopping.abort()
  const open = new Set(endings)
  const ended = Promise.all(
    endings.map((ending) =>
      ending
        .end()
        .catch((error: unknown) => logger.error({ err: error }, `Not ended: ${ending.name}`))
        .finally(() => open.delete(ending))
    )
  )
  await Promise.race([ended, wait(longest, null, { ref: false })])
  for (const { name, cut } of open) {
    logger.warn(`Cut off after ${longest / 1000} s: ${name}`)
    await cut()
  }
}

/** Ends the process after five seconds, even if something is still open. */
export function exitSoon() {
  setTimeout(() => process.exit(), longestExit).unref()
}
