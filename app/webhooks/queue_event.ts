import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { enqueue, type NewJob } from '#app/jobs/jobs'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import type { ChoosableEvent, WebhookEvent } from '#app/webhooks/webhook_events'

export interface WebhookMessage<Event extends WebhookEvent = ChoosableEvent> {
  event: Event
  /** The client whose webhooks receive the event; null for those of the organization itself. */
  clientId: number | null
  /** The event data with public ids, in the format of `/v1`; only called if there is a receiver. */
  data: () => Promise<Record<string, unknown>>
}

/**
 * Queues an event for every subscribed webhook of its owner, in the transaction that causes it.
 * Paused webhooks receive it later, disabled ones never. Writes one delivery per webhook.
 */
export async function queueEvent(
  message: WebhookMessage,
  trx: TransactionClientContract
): Promise<void> {
  const { event, clientId } = message
  const webhooks = await Webhook.query({ client: trx })
    .where((owned) => {
      if (clientId === null) owned.whereNull('clientId')
      else owned.where('clientId', clientId)
    })
    .whereNot('status', 'disabled_by_failures')
  const subscribed = webhooks.filter(({ events }) => events.includes(event))
  if (subscribed.length) await queueFor(subscribed, message, trx)
}

/** The same for the given webhooks, whatever their subscriptions. */
export async function queueFor(
  webhooks: Webhook[],
  { event, data }: Pick<WebhookMessage<WebhookEvent>, 'event' | 'data'>,
  trx: TransactionClientContract
): Promise<WebhookDelivery[]> {
  const now = await databaseNow(trx)
  const timestamp = now.toJSDate().toISOString()
  const payload = JSON.stringify({ type: event, timestamp, data: await data() })
  const deliveries = await WebhookDelivery.createMany(
    webhooks.map(({ id }) => ({
      webhookId: id,
      event,
      payload,
      state: 'pending' as const,
      attempts: 0,
      nextAttemptAt: now,
    })),
    { client: trx }
  )
  await enqueue(
    trx,
    deliveries.map((delivery, at) => jobOf(webhooks[at], delivery))
  )
  return deliveries
}

/** The job of a delivery; deliveries to a webhook run one at a time. */
export function jobOf(webhook: Webhook, { id }: WebhookDelivery): NewJob {
  const owner = webhook.clientId === null ? 'house' : `client:${webhook.clientId}`
  return { queue: 'webhook_deliveries', subjectId: id, lane: laneOf(webhook), owner }
}

/** The lane of all deliveries to a webhook. */
export function laneOf({ id }: Pick<Webhook, 'id'>): string {
  return `webhooks:${id}`
}
