import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type WebhookDelivery from '#app/webhooks/webhook_delivery'
import { iso } from '#app/webhooks/webhook_transformer'

/** One event on its way to a webhook, with what came of the last attempt. */
export default class WebhookDeliveryTransformer extends BaseTransformer<WebhookDelivery> {
  toObject() {
    const delivery = this.resource
    return {
      /** The webhook-id that the receiver gets. */
      id: delivery.uid,
      event: delivery.event,
      state: delivery.state,
      attempts: delivery.attempts,
      next_attempt_at: iso(delivery.nextAttemptAt),
      last_attempt_at: iso(delivery.lastAttemptAt),
      response_status: delivery.responseStatus,
      /** Its first kilobyte. */
      response_body: delivery.responseBody,
      duration_ms: delivery.durationMs,
      /** Why the last attempt came to nothing. */
      error: delivery.error,
      payload: JSON.parse(delivery.payload) as JSONDataTypes,
      created_at: delivery.createdAt.toJSDate().toISOString(),
    }
  }

  /** With the payload as it is sent. */
  forPage() {
    return { ...this.toObject(), payload: this.resource.payload }
  }
}
