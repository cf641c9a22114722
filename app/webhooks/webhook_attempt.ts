import { WebhookAttemptSchema } from '#database/schema'
import type { DeliveryError } from '#app/webhooks/webhook_delivery'

/** One attempt to deliver, with what came of it. */
export default class WebhookAttempt extends WebhookAttemptSchema {
  declare error: DeliveryError | null
}
