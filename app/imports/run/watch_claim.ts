import logger from '@adonisjs/core/services/logger'
import { isClaimed, type Claim } from '#app/imports/run/upload_claims'

/** How often is looked, in ms. */
const lookEvery = 1000

/**
 * Looks whether an upload is still under way under a claim, until the returned function is called. `onLost` is
 * called when it was cancelled or another worker has claimed it, `onAlive` at once and with each look.
 */
export function watchClaim(
  claim: Pick<Claim, 'id' | 'worker'>,
  onLost: () => void,
  onAlive: () => void = () => {}
): () => Promise<void> {
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    onAlive()
    looking ??= isClaimed(claim)
      .then((isOurs) => {
        if (!isOurs) onLost()
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'An upload could not be looked at'))
      .finally(() => (looking = null))
  }, lookEvery)
  onAlive()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
