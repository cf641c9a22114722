import type Client from '#app/accounts/client'
import { clientStatuses } from '#app/accounts/client'
import { percentOf } from '#app/billing/tax/percent_fields'
import { countryCodes } from '#app/core/text/countries'
import { choiceFilter, whereContains, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { nameKey } from '#app/core/text/name_key'
import type { ClientRow } from '#app/clients/client_row_transformer'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The list of clients, for pages and `/v1`. Search covers name, contact and e-mail address. */
export const clientList: ListDefinition<typeof Client> = {
  key: 'clients.id',
  sorts: { name: 'clients.name_key', created_at: 'clients.created_at' },
  defaultSort: 'name',
  search(query, text) {
    query.where((either) => {
      whereContains(either, 'clients.name_key', nameKey(text))
      either.orWhere((other) => whereContains(other, 'clients.email', text.toLowerCase()))
      either.orWhere((other) => whereContainsAnyCase(other, 'clients.contact_name', text))
    })
  },
  filters: {
    status: choiceFilter(clientStatuses, (query, statuses) =>
      query.whereIn('clients.status', statuses)
    ),
    country: choiceFilter(countryCodes, (query, codes) => query.whereIn('clients.country', codes)),
  },
}

/** The CSV of clients with their usage; the currency must be loaded. */
export const clientCsv: ListFileColumns<ClientRow> = {
  id: ({ client }) => client.uid,
  name: ({ client }) => client.name,
  contact_name: ({ client }) => client.contactName,
  email: ({ client }) => client.email,
  phone: ({ client }) => client.phone,
  country: ({ client }) => client.country,
  website: ({ client }) => client.website,
  billing_name: ({ client }) => client.billingName,
  billing_address: ({ client }) => client.billingAddress,
  billing_post_code: ({ client }) => client.billingPostCode,
  billing_city: ({ client }) => client.billingCity,
  billing_email: ({ client }) => client.billingEmail,
  buyer_reference: ({ client }) => client.buyerReference,
  tax_id: ({ client }) => client.taxId,
  tax_treatment: ({ client }) => client.taxTreatment,
  tax_rate: ({ client }) => (client.taxRate === null ? null : percentOf(client.taxRate)),
  currency: ({ client }) => client.currency?.code,
  status: ({ client }) => client.status,
  total_calls: ({ usage }) => usage.total_calls,
  usage_calls: ({ usage }) => usage.usage_calls,
  last_search_at: ({ usage }) => usage.last_search_at,
  unpaid_sales: ({ usage }) => usage.unpaid_sales,
  created_at: ({ client }) => client.createdAt.toJSDate().toISOString(),
}
