import {
  described,
  listOf,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
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
    description: orNull(text('Tells our finance team.')),
    events: listOf(oneOfWords(choosableEvents)),
    status: {
      ...oneOfWords(webhookStatuses),
      description: 'Events wait while a webhook is paused.',
    },
    failing_since: {
      ...orNull(moment(), null),
      description:
        'The start of the current failures. After a week of them, the webhook is disabled.',
    },
    last_delivered_at: orNull(moment()),
    previous_secret_ends_at: {
      ...orNull(moment(), null),
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
      secret: orNull(
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
    type: oneOfWords(webhookEvents),
    timestamp: moment(),
    data: { type: 'object', examples: [{ remaining: 200 }] },
  }),
  'The message.'
)

const attempt = described(
  objectOf({
    attempted_at: moment(),
    response_status: orNull(whole(204)),
    response_body: { ...orNull(text('')), description: 'The first kilobyte.' },
    duration_ms: whole(120),
    error: orNull(oneOfWords(deliveryErrors), null),
  }),
  'An attempt to deliver the message.'
)

export const deliverySchema = recordOf<ReturnType<WebhookDeliveryTransformer['toObject']>>(
  'WebhookDelivery',
  {
    id: { ...uid(), description: 'The `webhook-id` header of the message.' },
    event: oneOfWords(webhookEvents),
    state: oneOfWords(deliveryStates, 'delivered'),
    attempts: { ...whole(1), description: 'Attempts since the message was queued or replayed.' },
    next_attempt_at: orNull(moment(), null),
    last_attempt_at: orNull(moment()),
    response_status: { ...orNull(whole(204)), description: 'The status of the last response.' },
    response_body: { ...orNull(text('')), description: 'The first kilobyte of the last response.' },
    duration_ms: orNull(whole(120)),
    error: {
      ...orNull(oneOfWords(deliveryErrors), null),
      description: 'Why the last attempt failed.',
    },
    all_attempts: {
      ...listOf(attempt),
      description: `The last ${mostAttemptsShown} attempts, newest first, including those before a replay.`,
    },
    payload,
    created_at: moment(),
  },
  'The delivery of an event to a webhook.'
)
