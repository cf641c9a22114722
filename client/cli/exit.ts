import { CommanderError } from 'commander'
import { SkillaryProblem, SkillaryUnreachable } from '../src/skillary.ts'
import { UnsafeConfig } from './config.ts'
import { surroundings } from './surroundings.ts'

/** Exit codes; scripts rely on these. */
export const exit = {
  done: 0,
  failed: 1,
  usage: 2,
  login: 3,
  exhausted: 4,
  unreachable: 5,
  rejected: 6,
  /** The exit code of shells after Ctrl+C. */
  interrupted: 130,
} as const

/** Descriptions for the help. */
export const exitCodes: Record<keyof typeof exit, string> = {
  done: 'done',
  failed: 'server error or unexpected error',
  usage: 'wrong usage or invalid input (400, 404, 409, 410, 413, 415, 422)',
  login: 'not logged in, not permitted (401, 403), or insecure configuration file',
  exhausted: 'no calls left or too many requests (429)',
  unreachable: 'server not reachable',
  rejected:
    'import finished with rejected rows, undo finished with skipped records, or an invoice could not be read',
  interrupted: 'interrupted with Ctrl+C; tasks on the server keep running',
}

/** The user is not logged in to the server, or the session has ended. */
export class LoggedOut extends Error {
  constructor(server: string) {
    super(`You are not logged in to ${server}. Run: skillary login --server ${server}`)
  }
}

/** Interrupted with Ctrl+C; the message says how to resume. */
export class Interrupted extends Error {}

/** Does the work with a signal that Ctrl+C aborts. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Interrupted('Interrupted.'))
  const given = surroundings()
  given.once('SIGINT', interrupt)
  try {
    return await work(stop.signal)
  } finally {
    given.removeListener('SIGINT', interrupt)
  }
}

export function wrongUsage(message: string) {
  return new CommanderError(exit.usage, 'skillary.usage', message)
}

/** Turns a RangeError or TypeError of `work` into wrong usage. */
export function asUsage<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    throw wrongUsage(error.message)
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof LoggedOut || error instanceof UnsafeConfig) return exit.login
  if (error instanceof Interrupted) return exit.interrupted
  if (error instanceof SkillaryUnreachable) return exit.unreachable
  if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.usage
  if (!(error instanceof SkillaryProblem)) return exit.failed
  if (error.status === 401 || error.status === 403) return exit.login
  if (error.status === 429) return exit.exhausted
  return error.status < 500 ? exit.usage : exit.failed
}
