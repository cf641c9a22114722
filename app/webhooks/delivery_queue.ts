import { databaseNow } from '#app/core/db/database_clock'
import type { Job, JobResult, Queue } from '#app/jobs/queues'
import { signsWithBoth } from '#app/webhooks/rotate_secret'
import { postToTarget, type AttemptOutcome } from '#app/webhooks/post_to_target'
import { recordOutcome } from '#app/webhooks/record_outcome'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { openSecret, signatureOf } from '#app/webhooks/webhook_secret'

/**
 * Sends due deliveries of active webhooks: several at a time, but one at a time per webhook, oldest
 * first, and two at a time per owner, so that unresponsive receivers of one owner do not delay
 * others. A delivery is marked after it was sent: if a process dies in between, it is sent again
 * with the same webhook-id.
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

async function send(job: Job): Promise<void | JobResult> {
  const delivery = await WebhookDelivery.find(job.subjectId)
  if (delivery?.state !== 'pending') return
  const webhook = await Webhook.find(delivery.webhookId)
  if (!webhook) return
  const attemptedAt = await databaseNow()
  const outcome = await attempt(delivery, webhook)
  return { outcome: await recordOutcome({ job, delivery, attemptedAt }, outcome) }
}

async function attempt(delivery: WebhookDelivery, webhook: Webhook): Promise<AttemptOutcome> {
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

/** The secret and, until it expires, the previous one; null if the installation has a new key. */
async function secretsOf(webhook: Webhook): Promise<string[] | null> {
  const secret = openSecret(webhook.secret)
  if (!secret) return null
  const previous = (await signsWithBoth(webhook)) ? openSecret(webhook.previousSecret!) : null
  return previous ? [secret, previous] : [secret]
}
