import { choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import type Webhook from '#app/webhooks/webhook'
import { webhookStatuses } from '#app/webhooks/webhook'

/** The webhooks of one owner, for pages and `/v1`: at most ten. */
export const webhookList: ListDefinition<typeof Webhook> = {
  key: 'webhooks.id',
  sorts: { created_at: 'webhooks.id', url: 'webhooks.url', status: 'webhooks.status' },
  defaultSort: 'created_at',
  search: (query, text) =>
    whereContainsAnyCase(query, "webhooks.url || ' ' || coalesce(webhooks.description, '')", text),
  filters: {
    status: choiceFilter(webhookStatuses, (query, chosen) =>
      query.whereIn('webhooks.status', chosen)
    ),
  },
}
