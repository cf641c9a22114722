import { choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import type WebhookDelivery from '#app/webhooks/webhook_delivery'
import { deliveryStates } from '#app/webhooks/webhook_delivery'
import { webhookEvents } from '#app/webhooks/webhook_events'

/** The deliveries of a webhook, latest first, for pages and `/v1`. */
export const deliveryList: ListDefinition<typeof WebhookDelivery> = {
  key: 'webhook_deliveries.id',
  sorts: { created_at: 'webhook_deliveries.id' },
  defaultSort: '-created_at',
  filters: {
    state: choiceFilter(deliveryStates, (query, chosen) =>
      query.whereIn('webhook_deliveries.state', chosen)
    ),
    event: choiceFilter(webhookEvents, (query, chosen) =>
      query.whereIn('webhook_deliveries.event', chosen)
    ),
  },
}
