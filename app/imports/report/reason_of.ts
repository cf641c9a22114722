import { Refusal } from '#app/core/errors/problem'

/**
 * The message that an upload shows for an error. Errors other than refusals are only logged, since
 * they may contain SQL and addresses.
 */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal
    ? error.message
    : 'An internal error occurred. See the server log.'
}
