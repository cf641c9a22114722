import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable, Writable } from 'node:stream'

/** A stream that may be a terminal. */
export type Output = Writable & { isTTY?: boolean }

/** The environment of a run: the process, or in tests an object in its place. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  stdin: Readable & { isTTY?: boolean }
  stdout: Output
  stderr: Output
  exitCode?: NodeJS.Process['exitCode']
  once(event: 'SIGINT', listener: () => void): unknown
  removeListener(event: 'SIGINT', listener: () => void): unknown
}

const current = new AsyncLocalStorage<Surroundings>()

/** The surroundings of the current run; several runs in one process each have their own. */
export function surroundings(): Surroundings {
  return current.getStore() ?? process
}

export function runIn<T>(given: Surroundings, work: () => T): T {
  return current.run(given, work)
}
