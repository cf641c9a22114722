import logger from '@adonisjs/core/services/logger'
import { pruneExpired } from '#app/accounts/auth/prune_expired'
import { pruneKeys } from '#app/core/http/idempotency'
import { pruneReadings } from '#app/invoices/prune_readings'
import { pruneSentMails } from '#app/mail/prune_mails'
import { pruneHistory } from '#app/search/playground/prune_history'
import { pruneDeliveries } from '#app/webhooks/prune_deliveries'

/** One in so many of the requests that write what is pruned later takes away what has run out. */
const ONE_IN = 100

/** Prunes now and then, so that no job of its own is needed; a request never fails by it. */
export async function pruneNowAndThen(): Promise<void> {
  if (Math.random() * ONE_IN < 1) await prune()
}

/**
 * Takes away all that the portal keeps for a time only: sessions, tokens and counts, idempotency keys,
 * sent mail, deliveries of webhooks, readings of invoices, and searches older than Limitation Setup says. What cannot be taken away is logged, and
 * holds up nothing else. Each rule takes so little at once that a request does not notice.
 */
export async function prune(): Promise<void> {
  for (const [what, rule] of Object.entries(rules)) {
    try {
      await rule()
    } catch (error) {
      logger.warn({ err: error }, `Old ${what} could not be taken away`)
    }
  }
}

const rules = {
  'sessions and tokens': pruneExpired,
  'idempotency keys': pruneKeys,
  'mail': pruneSentMails,
  'deliveries of webhooks': pruneDeliveries,
  'searches': pruneHistory,
  'invoice readings': pruneReadings,
}
