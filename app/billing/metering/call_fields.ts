import type { Paid } from '#app/billing/metering/spend_call'

/**
 * The call headers of paid responses: `X-Calls-Charged` for this call, `X-Calls-Remaining` after it,
 * `X-Calls-Limit` over all current packages, and `X-Key-Calls-Remaining` for an API key with a cap. Such
 * responses must not be cached.
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
