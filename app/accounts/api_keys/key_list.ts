import { choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import type ApiKey from '#app/accounts/api_keys/api_key'
import { keyStatuses, sqlKeyStatus } from '#app/accounts/api_keys/key_status'

/** The API keys of a client, for pages and `/v1`, latest first. */
export const keyList: ListDefinition<typeof ApiKey> = {
  key: 'api_keys.id',
  changesByCalls: true,
  sorts: { created_at: 'api_keys.created_at', name: 'api_keys.name' },
  defaultSort: '-created_at',
  search: (query, text) =>
    whereContainsAnyCase(query, "api_keys.name || ' ' || api_keys.prefix", text),
  filters: {
    status: choiceFilter(keyStatuses, (query, statuses) =>
      query.whereRaw(
        `${sqlKeyStatus(query.client)} in (${statuses.map(() => '?').join(', ')})`,
        statuses
      )
    ),
  },
}
