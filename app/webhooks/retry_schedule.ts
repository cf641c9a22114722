const minute = 60
const hour = 60 * minute

/** The delays between attempts in seconds, as recommended by Standard Webhooks. */
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

/** The first attempt and one per delay. */
export const mostDeliveryAttempts = waits.length + 1

/** Up to 20 % jitter, so that deliveries that failed together are not retried together. */
const spread = 0.2

/**
 * The delay in seconds after this many failed attempts, or the longer one that the receiver
 * requested, up to a day; null after the last attempt.
 */
export function waitAfter(
  attempts: number,
  { retryAfter = 0, random = Math.random() } = {}
): number | null {
  if (attempts >= mostDeliveryAttempts) return null
  const wait = Math.max(waits[attempts - 1], Math.min(retryAfter, 24 * hour))
  return Math.round(wait * (1 + spread * random))
}
