import type { ClientRow } from '#app/clients/client_row_transformer'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The CSV of clients with their usage; the currency must be loaded. */
export const clientCsv: ListFileColumns<ClientRow> = {
  id: ({ client }) => client.uid,
  name: ({ client }) => client.name,
  contact_name: ({ client }) => client.contactName,
  email: ({ client }) => client.email,
  phone: ({ client }) => client.phone,
  country: ({ client }) => client.country,
  website: ({ client }) => client.website,
  billing_address: ({ client }) => client.billingAddress,
  tax_id: ({ client }) => client.taxId,
  currency: ({ client }) => client.currency?.code,
  status: ({ client }) => client.status,
  total_calls: ({ glance }) => glance.total_calls,
  usage_calls: ({ glance }) => glance.usage_calls,
  last_search_at: ({ glance }) => glance.last_search_at,
  unpaid_sales: ({ glance }) => glance.unpaid_sales,
  created_at: ({ client }) => client.createdAt.toJSDate().toISOString(),
}
