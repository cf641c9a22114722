import webhooks from '#config/webhooks'
import { createdOf, pageAnswer, tagged, versionOf } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import { objectOf } from '#app/core/json_schema'
import { deliveryList } from '#app/webhooks/delivery_list'
import { defaultOverlap } from '#app/webhooks/rotate_secret'
import { clientEvents, staffEvents } from '#app/webhooks/webhook_events'
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
const queued = { description: 'The delivery is queued.', schema: deliverySchema }
const listed = (events: readonly string[]) => events.map((event) => `\`${event}\``).join(', ')

export const webhookOperations = {
  ...standardOperations(
    {
      routes: 'v1.webhooks',
      tag,
      one: 'a webhook',
      many: 'webhooks',
      record: webhookSchema,
      notes: {
        url: {
          description: `${webhooks.http ? 'HTTPS or HTTP' : 'HTTPS'}. Private networks are ${webhooks.privateNetworks ? 'allowed' : 'refused'}.`,
          examples: ['https://example.com/hooks'],
        },
        events: {
          description: `Clients choose from ${listed(clientEvents)}, administrators from ${listed(staffEvents)}.`,
          examples: [['calls.low']],
        },
        description: { description: 'A note for people.', examples: [] },
        status: {
          description: '`active` or `paused`; `disabled_by_failures` only if it is already.',
        },
      },
    },
    {
      index: {
        list: webhookList,
        description:
          'Returns your client’s webhooks; for administrators, those of the installation.',
      },
      store: {
        body: createWebhookValidator,
        description: 'Creates a webhook. Only this answer contains its secret. Ten at most.',
        answers: { 201: createdOf(webhookWithSecretSchema) },
        errors: ['too_many_webhooks'],
      },
      show: {},
      update: {
        body: changeWebhookValidator,
        description:
          'Updates the fields that you send. Activating it or changing its URL resets its failures.',
      },
      destroy: { description: 'Deletes a webhook, its log and its pending messages.' },
    }
  ),
  ...tagged(tag, {
    'v1.webhooks.rotate_secret': {
      summary: 'Rotate the secret of a webhook',
      description:
        'Replaces the secret. For `overlap_hours`, messages are signed with both; during that time you can only rotate with 0.',
      body: {
        validator: rotateSecretValidator,
        notes: {
          overlap_hours: {
            description: `${defaultOverlap} by default; 0 ends the old secret at once.`,
          },
        },
        isOptional: true,
      },
      isVersioned: true,
      answers: { 200: versionOf(webhookWithSecretSchema) },
      errors: ['rotation_under_way'],
    },
    'v1.webhooks.test': {
      summary: 'Test a webhook',
      description: 'Sends a `webhook.test` event once. The result does not count as a failure.',
      answers: { 202: queued },
      errors: ['webhook_not_active', 'delivery_pending'],
    },
    'v1.webhooks.deliveries.index': {
      summary: 'List the deliveries of a webhook',
      description: 'Returns the deliveries of the last 30 days, newest first.',
      list: deliveryList,
      answers: { 200: pageAnswer(deliverySchema) },
    },
    'v1.webhooks.deliveries.replay': {
      summary: 'Replay a delivery',
      description: 'Sends a finished message again, with the same `webhook-id` and content.',
      answers: { 202: queued },
      errors: ['webhook_not_active', 'delivery_pending'],
    },
  }),
}

const { id, url, description, events } = webhookSchema.properties

export const webhookTestEvent = {
  'webhook.test': {
    summary: 'Test event',
    description: 'Sent once, when you test a webhook.',
    data: objectOf({ webhook: objectOf({ id, url, description, events }) }),
  },
}
