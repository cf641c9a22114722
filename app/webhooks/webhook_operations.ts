import webhooks from '#config/webhooks'
import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { deliveryList } from '#app/webhooks/delivery_list'
import { usualOverlap } from '#app/webhooks/keep_secret'
import { webhookList } from '#app/webhooks/webhook_list'
import {
  deliverySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '#app/webhooks/webhook_schemas'
import {
  changeWebhookValidator,
  createWebhookValidator,
  rotateSecretValidator,
} from '#app/webhooks/webhook_validators'

const tag = 'Webhooks'

const notes: FieldNotes = {
  url: {
    description: webhooks.privateNetworks
      ? `${webhooks.http ? 'HTTPS or HTTP' : 'HTTPS'}; it may lead into a private network.`
      : `${webhooks.http ? 'HTTPS or HTTP' : 'HTTPS'}, and no address of a private network.`,
    examples: ['https://example.com/hooks'],
  },
  events: {
    description:
      'Clients are told of `calls.low` and `package.expired`, the house of `upload.finished`.',
    examples: [['calls.low']],
  },
  description: { description: 'For people.', examples: [] },
  status: {
    description: 'Active again, or paused; `disabled_by_failures` only where it is so already.',
  },
}

const answered = versionOf(webhookSchema, 'The webhook as it stands now.')
const queued = {
  description: 'It is on its way; the log says what comes of it.',
  schema: deliverySchema,
}

export const webhookOperations: Operations = {
  'v1.webhooks.index': {
    summary: 'List one’s webhooks',
    description: 'Partners see those of their client, administrators those of the house.',
    tag,
    list: anyList(webhookList),
    answers: { 200: pageOf(webhookSchema) },
  },
  'v1.webhooks.store': {
    summary: 'Add a webhook',
    description: 'Tells an address of events, signed with the secret of this answer. Ten at most.',
    tag,
    body: { validator: createWebhookValidator, notes },
    answers: { 201: createdOf(webhookWithSecretSchema, 'The webhook with its secret.') },
    errors: ['too_many_webhooks'],
  },
  'v1.webhooks.show': {
    summary: 'Read a webhook',
    description: 'One webhook, without its secret.',
    tag,
    answers: { 200: answered },
  },
  'v1.webhooks.update': {
    summary: 'Change a webhook',
    description:
      'Writes what is given. One that is switched on, or has another address, begins without the failures of before.',
    tag,
    body: { validator: changeWebhookValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.webhooks.destroy': {
    summary: 'Delete a webhook',
    description: 'Takes it away with its log; what waits is not sent.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
  },
  'v1.webhooks.rotate_secret': {
    summary: 'Give a webhook another secret',
    description:
      'Messages are signed with the secret before too, for `overlap_hours`; while that one counts, only 0 hours are taken.',
    tag,
    body: {
      validator: rotateSecretValidator,
      notes: {
        overlap_hours: {
          description: `${usualOverlap} without it; 0 ends the old secret at once.`,
        },
      },
      isOptional: true,
    },
    isVersioned: true,
    answers: { 200: versionOf(webhookWithSecretSchema, 'The webhook with its new secret.') },
    errors: ['rotation_under_way'],
  },
  'v1.webhooks.test': {
    summary: 'Try a webhook',
    description: 'Sends a `webhook.test`, once; it counts neither for nor against the webhook.',
    tag,
    answers: { 202: queued },
    errors: ['webhook_not_active', 'delivery_pending'],
  },
  'v1.webhooks.deliveries.index': {
    summary: 'List what was sent to a webhook',
    description:
      'The log of the last thirty days, latest first. Each message keeps what came of every attempt.',
    tag,
    list: anyList(deliveryList),
    answers: { 200: pageOf(deliverySchema) },
  },
  'v1.webhooks.deliveries.replay': {
    summary: 'Send a message once more',
    description:
      'Sends a message that is over again, from its first attempt on, with the same `webhook-id` and content. The attempts before stay in its `all_attempts`.',
    tag,
    answers: { 202: queued },
    errors: ['webhook_not_active', 'delivery_pending'],
  },
}
