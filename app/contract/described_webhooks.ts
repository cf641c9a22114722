import type { Audience } from '#app/contract/audience'
import type { WebhookObject } from '#app/contract/document'
import { events } from '#app/contract/events'
import { camelCase } from '#app/contract/names'
import type { SharedParts } from '#app/contract/shared_parts'
import { exampleOf, timestamp, objectOf } from '#app/core/json_schema'
import { staffEvents, webhookEvents, type WebhookEvent } from '#app/webhooks/webhook_events'

/** The webhook messages of an audience: those of the organization itself are for staff. */
export function describedWebhooks(audience: Audience, parts: SharedParts) {
  const ofHouse: readonly WebhookEvent[] = staffEvents
  return Object.fromEntries(
    webhookEvents
      .filter((event) => audience === 'staff' || !ofHouse.includes(event))
      .map((event) => [event, { post: webhookObject(event, parts) }])
  )
}

function webhookObject(event: WebhookEvent, parts: SharedParts): WebhookObject {
  const { summary, description, data } = events[event]
  const schema = objectOf({ type: { type: 'string', const: event }, timestamp: timestamp(), data })
  return {
    operationId: camelCase(`webhook.${event}`),
    summary,
    description,
    tags: ['Webhooks'],
    security: [],
    parameters: ['Id', 'Timestamp', 'Signature'].map((name) => ({
      $ref: `#/components/parameters/Webhook${name}`,
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: parts.place(schema), example: exampleOf(schema) } },
    },
    responses: {
      '2XX': { description: 'Delivered. Any other answer is retried.' },
      '410': { description: 'Disables the webhook.' },
    },
  }
}
