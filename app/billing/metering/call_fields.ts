import type { Paid } from '#app/billing/metering/spend_call'

/**
 * What every paid answer says of the client's calls: `X-Calls-Charged` for this one,
 * `X-Calls-Remaining` after it, `X-Calls-Limit` in all current packages; by a key
 * with a cap `X-Key-Calls-Remaining`, too. Nobody may cache it.
 */
export function callFields({
  packages,
  remaining,
  limit,
  keyRemaining,
}: Pick<Paid, 'packages' | 'remaining' | 'limit' | 'keyRemaining'>): Record<string, string> {
  return {
    'X-Calls-Charged': String(packages.reduce((sum, { units }) => sum + units, 0)),
    'X-Calls-Remaining': String(remaining),
    'X-Calls-Limit': String(limit),
    ...(keyRemaining !== null && { 'X-Key-Calls-Remaining': String(keyRemaining) }),
    'Cache-Control': 'no-store',
  }
}
