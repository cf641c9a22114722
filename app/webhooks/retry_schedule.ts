const minute = 60
const hour = 60 * minute

/** How long the attempts wait for the one before, in seconds: what Standard Webhooks advises. */
const waits = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** The first at once, and one for each wait. */
export const mostAttempts = waits.length + 1

/** Up to a fifth longer, so that what failed together does not come back together. */
const spread = 0.2

/**
 * The wait in seconds after so many attempts that failed, as long as the receiver asked for where that is
 * longer, a day at most; null when there is to be no other.
 */
export function waitAfter(
  attempts: number,
  { retryAfter = 0, random = Math.random() } = {}
): number | null {
  if (attempts >= mostAttempts) return null
  const wait = Math.max(waits[attempts - 1], Math.min(retryAfter, 24 * hour))
  return Math.round(wait * (1 + spread * random))
}
