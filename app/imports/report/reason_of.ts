import { Refusal } from '#app/core/errors/problem'

/** What an upload says of what ended it: others than a refusal are for the log, they may hold SQL and addresses. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal
    ? error.message
    : 'An internal error occurred. See the server log.'
}
