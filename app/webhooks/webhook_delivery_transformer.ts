import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type WebhookAttempt from '#app/webhooks/webhook_attempt'
import type WebhookDelivery from '#app/webhooks/webhook_delivery'
import { isoTimestamp } from '#app/webhooks/webhook_transformer'

/** A delivery to a webhook, with the result of each attempt. Load `allAttempts` beforehand. */
export default class WebhookDeliveryTransformer extends BaseTransformer<WebhookDelivery> {
  toObject() {
    const delivery = this.resource
    const latestFirst = delivery.allAttempts.toSorted((one, other) => other.id - one.id)
    const [last] = latestFirst
    return {
      /** The webhook-id of the message. */
      id: delivery.uid,
      event: delivery.event,
      state: delivery.state,
      /** Since it was queued or last repeated. */
      attempts: delivery.attempts,
      next_attempt_at: isoTimestamp(delivery.nextAttemptAt),
      last_attempt_at: isoTimestamp(delivery.lastAttemptAt),
      response_status: last?.responseStatus ?? null,
      /** The first kilobyte. */
      response_body: last?.responseBody ?? null,
      duration_ms: last?.durationMs ?? null,
      /** Why the last attempt failed. */
      error: delivery.error,
      /** Latest first, at most twenty. */
      all_attempts: latestFirst.map(attemptOf),
      payload: JSON.parse(delivery.payload) as JSONDataTypes,
      created_at: delivery.createdAt.toJSDate().toISOString(),
    }
  }

  /** With the payload. */
  forPage() {
    return { ...this.toObject(), payload: this.resource.payload }
  }
}

function attemptOf(attempt: WebhookAttempt) {
  return {
    attempted_at: attempt.attemptedAt.toJSDate().toISOString(),
    response_status: attempt.responseStatus,
    response_body: attempt.responseBody,
    duration_ms: attempt.durationMs,
    error: attempt.error,
  }
}
