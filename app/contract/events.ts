import { clientPackageEvents } from '#app/billing/client_packages/client_package_operations'
import type { DescribedEvent } from '#app/core/contract/operation'
import { uploadEvents } from '#app/imports/uploads/upload_operations'
import type { WebhookEvent } from '#app/webhooks/webhook_events'
import { webhookTestEvent } from '#app/webhooks/webhook_operations'

/** The descriptions of webhook events, by feature. */
export const events: Record<WebhookEvent, DescribedEvent> = {
  ...clientPackageEvents,
  ...uploadEvents,
  ...webhookTestEvent,
}
