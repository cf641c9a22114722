import { WebhookAttemptSchema } from '#database/schema'
import type { DeliveryError } from '#app/webhooks/webhook_delivery'

/** A delivery attempt and its result. */
export default class WebhookAttempt extends WebhookAttemptSchema {
  declare error: DeliveryError | null
}
