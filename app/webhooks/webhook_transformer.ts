import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type Webhook from '#app/webhooks/webhook'

/** A webhook for its owner; without the secret, which requires a separate request. */
export default class WebhookTransformer extends BaseTransformer<Webhook> {
  toObject() {
    const webhook = this.resource
    return {
      id: webhook.uid,
      url: webhook.url,
      description: webhook.description,
      events: webhook.events,
      status: webhook.status,
      /** The start of failures without a success; after a week, the webhook is disabled. */
      failing_since: isoTimestamp(webhook.failingSince),
      last_delivered_at: isoTimestamp(webhook.lastDeliveredAt),
      /** Until then, messages are also signed with the previous secret; may be in the past. */
      previous_secret_ends_at: isoTimestamp(webhook.previousSecretEndsAt),
      version: webhook.version,
      created_at: webhook.createdAt.toJSDate().toISOString(),
      updated_at: webhook.updatedAt.toJSDate().toISOString(),
    }
  }
}

export function isoTimestamp(moment: DateTime | null): string | null {
  return moment ? moment.toJSDate().toISOString() : null
}
