import { randomUUID } from 'node:crypto'

/** The id that the caller gave the request if it is sane, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:+=@/-]{1,128}$/.test(given) ? given : randomUUID()
}
