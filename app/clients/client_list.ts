import type Client from '#app/accounts/client'
import { clientStatuses } from '#app/accounts/client'
import { countryCodes } from '#app/clients/countries'
import { oneOf, whereContains } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { nameKey } from '#app/core/text/name_key'

/** The list of clients, for pages and `/v1`. Search covers name, contact and e-mail address. */
export const clientList: ListDefinition<typeof Client> = {
  key: 'clients.id',
  sorts: { name: 'clients.name_key', created_at: 'clients.created_at' },
  defaultSort: 'name',
  search(query, text) {
    query.where((either) => {
      whereContains(either, 'clients.name_key', nameKey(text))
      either.orWhere((other) => whereContains(other, 'clients.email', text.toLowerCase()))
      either.orWhere((other) =>
        whereContains(other, 'lower(clients.contact_name)', text.toLowerCase())
      )
    })
  },
  filters: {
    status: oneOf(clientStatuses, (query, statuses) => query.whereIn('clients.status', statuses)),
    country: oneOf(countryCodes, (query, codes) => query.whereIn('clients.country', codes)),
  },
}
