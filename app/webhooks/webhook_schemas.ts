import {
  described,
  listOf,
  membersOf,
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
      description: 'While it is paused, what happens waits.',
    },
    failing_since: {
      ...orNull(moment(), null),
      description: 'Since when every attempt has failed; after a week it is switched off.',
    },
    last_delivered_at: orNull(moment()),
    previous_secret_ends_at: {
      ...orNull(moment(), null),
      description: 'Until when messages are signed with the secret before, too.',
    },
    version: whole(2, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'An address that is told of events, without its secret.'
)

export const webhookWithSecretSchema = named(
  'WebhookWithSecret',
  objectOf(
    {
      ...membersOf(webhookSchema),
      secret: orNull(
        text('whsec_EXAMPLE', {
          description:
            'What messages are signed with (Standard Webhooks), said this once; null where an Idempotency-Key gives the answer again.',
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
  'What is sent.'
)

const attempt = described(
  objectOf({
    attempted_at: moment(),
    response_status: orNull(whole(204)),
    response_body: { ...orNull(text('')), description: 'Its first kilobyte.' },
    duration_ms: whole(120),
    error: orNull(oneOfWords(deliveryErrors), null),
  }),
  'What came of one attempt.'
)

export const deliverySchema = recordOf<ReturnType<WebhookDeliveryTransformer['toObject']>>(
  'WebhookDelivery',
  {
    id: { ...uid(), description: 'The `webhook-id` that the receiver gets.' },
    event: oneOfWords(webhookEvents),
    state: oneOfWords(deliveryStates, 'delivered'),
    attempts: { ...whole(1), description: 'Since it was queued, or last sent again.' },
    next_attempt_at: orNull(moment(), null),
    last_attempt_at: orNull(moment()),
    response_status: { ...orNull(whole(204)), description: 'Of the last attempt.' },
    response_body: { ...orNull(text('')), description: 'Its first kilobyte.' },
    duration_ms: orNull(whole(120)),
    error: {
      ...orNull(oneOfWords(deliveryErrors), null),
      description: 'Why the last attempt came to nothing.',
    },
    all_attempts: {
      ...listOf(attempt),
      description: `Those before it was sent again among them, the latest first, at most ${mostAttemptsShown}.`,
    },
    payload,
    created_at: moment(),
  },
  'One event on its way to a webhook.'
)
