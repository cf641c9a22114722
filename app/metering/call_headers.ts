import type { HttpContext } from '@adonisjs/core/http'
import type { Paid } from '#app/metering/spend_call'

/**
 * What every paid answer says of the client's calls: `X-Calls-Charged` for this one,
 * `X-Calls-Remaining` after it, `X-Calls-Limit` in all current packages. Nobody may cache it.
 */
export function callHeaders(
  response: HttpContext['response'],
  { packages, remaining, limit }: Pick<Paid, 'packages' | 'remaining' | 'limit'>
) {
  for (const [name, value] of Object.entries(callFields({ packages, remaining, limit }))) {
    response.header(name, value)
  }
}

/** The same as plain fields, for an answer that is stored with its Idempotency-Key. */
export function callFields({
  packages,
  remaining,
  limit,
}: Pick<Paid, 'packages' | 'remaining' | 'limit'>): Record<string, string> {
  return {
    'X-Calls-Charged': String(packages.reduce((sum, { units }) => sum + units, 0)),
    'X-Calls-Remaining': String(remaining),
    'X-Calls-Limit': String(limit),
    'Cache-Control': 'no-store',
  }
}
