import type Client from '#app/clients/client'
import { clientRows, type ClientRow } from '#app/clients/client_row_transformer'
import type { ListQuery } from '#app/core/listing'
import { pagesByKey } from '#app/core/pages_by_key'
import { csvLines } from '#app/core/csv_lines'

const pageSize = 500

const columns = [
  'id',
  'name',
  'contact_name',
  'email',
  'phone',
  'country',
  'website',
  'billing_address',
  'tax_id',
  'currency',
  'status',
  'total_calls',
  'usage_calls',
  'last_search_at',
  'unpaid_sales',
  'created_at',
]

/** Clients as CSV text with their usage at a glance, page by page, who came first on top. */
export async function* clientsCsv(clients: ListQuery<typeof Client>): AsyncGenerator<string> {
  yield csvLines([columns])
  const pages = pagesByKey(
    (after) =>
      clients
        .clone()
        .where('clients.id', '>', after)
        .orderBy('clients.id')
        .preload('currency')
        .limit(pageSize)
        .exec(),
    ({ id }) => id
  )
  for await (const page of pages) {
    const rows = await clientRows(page)
    yield csvLines(rows.map(cellsOf))
  }
}

function cellsOf({ client, glance }: ClientRow): string[] {
  const cells = [
    client.uid,
    client.name,
    client.contactName,
    client.email,
    client.phone,
    client.country,
    client.website,
    client.billingAddress,
    client.taxId,
    client.currency?.code,
    client.status,
    glance.total_calls,
    glance.usage_calls,
    glance.last_search_at,
    glance.unpaid_sales,
    client.createdAt.toJSDate().toISOString(),
  ]
  return cells.map((cell) => String(cell ?? ''))
}
