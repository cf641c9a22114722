import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { enqueue } from '#app/jobs/jobs'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { jobOf, queueFor } from '#app/webhooks/queue_event'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { testEvent } from '#app/webhooks/webhook_events'

/**
 * Queues a `webhook.test` for one webhook. It is attempted once and does not affect the failure
 * state of the webhook. Throws a 409 if the webhook is not active, or if a test is still pending.
 */
export async function sendTest(webhook: Webhook): Promise<WebhookDelivery> {
  return inTransaction(async (trx) => {
    const current = await lockActive(trx, webhook)
    const waits = await WebhookDelivery.query({ client: trx })
      .where({ webhookId: current.id, event: testEvent, state: 'pending' })
      .first()
    if (waits) throw alreadyPending()
    const { uid: id, url, description, events } = current
    const data = async () => ({ webhook: { id, url, description, events } })
    const [delivery] = await queueFor([current], { event: testEvent, data }, trx)
    return delivery
  })
}

/**
 * Sends a finished delivery again, starting with the first attempt, with the same webhook-id and
 * payload; previous attempts remain in the log. Throws a 409 if it is still pending, or if the
 * webhook is not active.
 */
export async function replayDelivery(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockActive(trx, webhook)
    const now = trx.raw(sqlNow(trx))
    const replayed = await trx
      .from('webhook_deliveries')
      .where({ id: delivery.id })
      .whereNot('state', 'pending')
      .update({
        ...{ state: 'pending', attempts: 0, error: null },
        next_attempt_at: now,
        updated_at: now,
      })
    if (Number(replayed) === 0) throw alreadyPending()
    await enqueue(trx, [jobOf(current, delivery)])
  })
  await delivery.refresh()
}

function alreadyPending() {
  return new Refusal(t('webhooks_answers.already_pending'), { code: 'delivery_pending' })
}

async function lockActive(trx: TransactionClientContract, { id }: Webhook): Promise<Webhook> {
  const current = await Webhook.lock(trx, id)
  if (current.status === 'active') return current
  throw new Refusal(t('webhooks_answers.not_active'), { code: 'webhook_not_active' })
}
