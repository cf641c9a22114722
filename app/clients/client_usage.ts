import db from '@adonisjs/lucid/services/db'
import type Client from '#app/accounts/client'
import { isoOf } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { currentPackage } from '#app/billing/client_packages/payment_order'

/** The usage of a client in lists: calls of its current packages, its last search, its unpaid sales. */
export type ClientUsage = {
  total_calls: number
  usage_calls: number
  last_search_at: string | null
  unpaid_sales: number
}

const nothing: ClientUsage = {
  total_calls: 0,
  usage_calls: 0,
  last_search_at: null,
  unpaid_sales: 0,
}

export async function clientUsage(client: Client): Promise<ClientUsage> {
  const usages = await clientUsages([client])
  return usages.get(client.id) ?? nothing
}

/** The usage of these clients by internal id, in a single statement with indexes. */
export async function clientUsages(clients: Client[]): Promise<Map<number, ClientUsage>> {
  const usages = new Map(clients.map(({ id }) => [id, nothing]))
  if (!clients.length) return usages
  const client = db.connection()
  const marks = clients.map(() => '?').join(', ')
  const rows = await rawRows<{
    id: number
    total_calls: number | string | null
    usage_calls: number | string | null
    last_search_at: Date | string | null
    unpaid_sales: number | string
  }>(
    client,
    `select clients.id, calls.total_calls, calls.usage_calls,
            (select max(created_at) from search_history where client_id = clients.id) as last_search_at,
            (select count(*) from sales
             where client_id = clients.id and payment_status = 'unpaid' and voids is null) as unpaid_sales
     from clients left join (
       select client_id, sum(total_calls) as total_calls, sum(usage_calls) as usage_calls
       from client_packages where client_id in (${marks}) and ${currentPackage(client)}
       group by client_id) as calls on calls.client_id = clients.id
     where clients.id in (${marks})`,
    [...usages.keys(), ...usages.keys()]
  )
  for (const row of rows) {
    usages.set(row.id, {
      total_calls: Number(row.total_calls ?? 0),
      usage_calls: Number(row.usage_calls ?? 0),
      last_search_at: row.last_search_at && isoOf(row.last_search_at),
      unpaid_sales: Number(row.unpaid_sales),
    })
  }
  return usages
}
