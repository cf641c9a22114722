import db from '@adonisjs/lucid/services/db'
import { databaseNow } from '#app/core/db/database_clock'
import type { Job, Queue } from '#app/jobs/queues'
import { signsWithBoth } from '#app/webhooks/keep_secret'
import { postToTarget, type Outcome } from '#app/webhooks/post_to_target'
import { recordOutcome } from '#app/webhooks/record_outcome'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { openSecret, signatureOf } from '#app/webhooks/webhook_secret'

/**
 * Sends what is due to active webhooks, several at a time but to one webhook one after the other, oldest first,
 * and to one owner two at a time, so that silent receivers of one hold nobody else up. A delivery is marked after
 * it is sent: where a process dies in between, another sends it once more, under the same webhook-id.
 */
const deliveries: Queue = {
  name: 'webhook_deliveries',
  atOnce: 8,
  mostOfOwner: 2,
  condition: () => `not exists (
    select 1 from webhook_deliveries as delivery
    join webhooks on webhooks.id = delivery.webhook_id and webhooks.status <> 'active'
    where delivery.id = next.subject_id)`,
  run: send,
}

export default deliveries

async function send(job: Job): Promise<void> {
  const delivery = await WebhookDelivery.find(job.subjectId)
  if (delivery?.state !== 'pending') return
  const webhook = await Webhook.find(delivery.webhookId)
  if (!webhook) return
  const attemptedAt = await databaseNow(db.connection())
  const outcome = await attempt(delivery, webhook)
  await recordOutcome({ job, delivery, attemptedAt }, outcome)
}

async function attempt(delivery: WebhookDelivery, webhook: Webhook): Promise<Outcome> {
  const secrets = await secretsOf(webhook)
  if (!secrets) {
    return { error: 'secret_unreadable', status: null, body: null, durationMs: 0, retryAfter: 0 }
  }
  const { uid: id, payload: body } = delivery
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Skillary-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  }
  return postToTarget(webhook.url, { headers, body })
}

/** The secret and, until its end, the one before; null where the installation has another key by now. */
async function secretsOf(webhook: Webhook): Promise<string[] | null> {
  const secret = openSecret(webhook.secret)
  if (!secret) return null
  const previous = (await signsWithBoth(webhook)) ? openSecret(webhook.previousSecret!) : null
  return previous ? [secret, previous] : [secret]
}
