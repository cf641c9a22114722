import { meteringEvents } from '#app/billing/metering/metering_operations'
import type { DescribedEvent } from '#app/core/contract/operation'
import { uploadEvents } from '#app/imports/uploads/upload_operations'
import type { WebhookEvent } from '#app/webhooks/webhook_events'
import { webhookTestEvent } from '#app/webhooks/webhook_operations'

/** The descriptions of webhook events, by feature. */
export const events: Record<WebhookEvent, DescribedEvent> = {
  ...meteringEvents,
  ...uploadEvents,
  ...webhookTestEvent,
}
