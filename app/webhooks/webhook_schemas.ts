import {
  described,
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import { webhookStatuses } from '#app/webhooks/webhook'
import { deliveryErrors, deliveryStates, mostAttemptsShown } from '#app/webhooks/webhook_delivery'
import type WebhookDeliveryTransformer from '#app/webhooks/webhook_delivery_transformer'
import { choosableEvents, webhookEvents } from '#app/webhooks/webhook_events'
import type WebhookTransformer from '#app/webhooks/webhook_transformer'

export const webhookSchema = recordOf<ReturnType<WebhookTransformer['toObject']>>(
  'Webhook',
  {
    id: uid(),
    url: text('https://example.com/hooks', { format: 'uri' }),
    description: nullable(text('Tells our finance team.')),
    events: listOf(enumOf(choosableEvents)),
    status: {
      ...enumOf(webhookStatuses),
      description: 'Events wait while a webhook is paused.',
    },
    failing_since: {
      ...nullable(timestamp(), null),
      description:
        'The start of the current failures. After a week of them, the webhook is disabled.',
    },
    last_delivered_at: nullable(timestamp()),
    previous_secret_ends_at: {
      ...nullable(timestamp(), null),
      description: 'Until then, messages are also signed with the previous secret.',
    },
    ...versioned,
  },
  'A webhook, without its secret.'
)

export const webhookWithSecretSchema = named(
  'WebhookWithSecret',
  objectOf(
    {
      ...webhookSchema.properties,
      secret: nullable(
        text('whsec_EXAMPLE', {
          description:
            'Signs the messages (Standard Webhooks). Shown only once; null in an answer replayed by `Idempotency-Key`.',
        })
      ),
    },
    { description: 'A webhook with its secret.' }
  )
)

const payload = described(
  objectOf({
    type: enumOf(webhookEvents),
    timestamp: timestamp(),
    data: { type: 'object', examples: [{ remaining: 200 }] },
  }),
  'The message.'
)

const attempt = described(
  objectOf({
    attempted_at: timestamp(),
    response_status: nullable(integer(204)),
    response_body: { ...nullable(text('')), description: 'The first kilobyte.' },
    duration_ms: integer(120),
    error: nullable(enumOf(deliveryErrors), null),
  }),
  'An attempt to deliver the message.'
)

export const deliverySchema = recordOf<ReturnType<WebhookDeliveryTransformer['toObject']>>(
  'WebhookDelivery',
  {
    id: { ...uid(), description: 'The `webhook-id` header of the message.' },
    event: enumOf(webhookEvents),
    state: enumOf(deliveryStates, 'delivered'),
    attempts: { ...integer(1), description: 'Attempts since the message was queued or replayed.' },
    next_attempt_at: nullable(timestamp(), null),
    last_attempt_at: nullable(timestamp()),
    response_status: { ...nullable(integer(204)), description: 'The status of the last response.' },
    response_body: {
      ...nullable(text('')),
      description: 'The first kilobyte of the last response.',
    },
    duration_ms: nullable(integer(120)),
    error: {
      ...nullable(enumOf(deliveryErrors), null),
      description: 'Why the last attempt failed.',
    },
    all_attempts: {
      ...listOf(attempt),
      description: `The last ${mostAttemptsShown} attempts, newest first, including those before a replay.`,
    },
    payload,
    created_at: timestamp(),
  },
  'The delivery of an event to a webhook.'
)
