import logger from '@adonisjs/core/services/logger'
import { beat, type Claim } from '#app/imports/run/upload_claims'

/** Time between two heartbeats, in ms. */
const interval = 1000

/**
 * Sends heartbeats for a claim, the first one at once, until the returned function is called. `onLost` is
 * called when the upload was cancelled or another worker has claimed it.
 */
export function startHeartbeat(
  { id, worker }: Pick<Claim, 'id' | 'worker'>,
  onLost: () => void = () => {}
): () => Promise<void> {
  let sending: Promise<void> | null = null
  const send = () => {
    sending ??= beat({ id, worker })
      .then((isOurs) => {
        if (!isOurs) onLost()
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'A heartbeat could not be sent'))
      .finally(() => (sending = null))
  }
  send()
  const timer = setInterval(send, interval)
  return async () => {
    clearInterval(timer)
    await sending
  }
}
