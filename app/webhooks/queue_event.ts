import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { enqueue, type NewJob } from '#app/jobs/jobs'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import type { ChoosableEvent, WebhookEvent } from '#app/webhooks/webhook_events'

export interface WebhookMessage<Event extends WebhookEvent = ChoosableEvent> {
  event: Event
  /** Whose webhooks are told; null for the house's. */
  clientId: number | null
  /** What happened, in public ids and the shapes of `/v1`; asked for only where somebody is told. */
  data: () => Promise<Record<string, unknown>>
}

/**
 * Leaves an event to be told to every webhook of its owner that chose it, in the transaction of what it
 * tells of: neither is there without the other. A paused webhook is told later, one that is switched off
 * never. Writes one delivery for each webhook.
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
  const told = webhooks.filter(({ events }) => events.includes(event))
  if (told.length) await queueFor(told, message, trx)
}

/** The same for these webhooks, whatever they chose. */
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

/** The job that sends a delivery: to one webhook one after the other. */
export function jobOf(webhook: Webhook, { id }: WebhookDelivery): NewJob {
  const owner = webhook.clientId === null ? 'house' : `client:${webhook.clientId}`
  return { queue: 'webhook_deliveries', subjectId: id, lane: laneOf(webhook), owner }
}

/** The lane of all deliveries to a webhook. */
export function laneOf({ id }: Pick<Webhook, 'id'>): string {
  return `webhooks:${id}`
}
