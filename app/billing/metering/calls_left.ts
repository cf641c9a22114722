import db from '@adonisjs/lucid/services/db'
import { sqlCappedCalls } from '#app/accounts/api_keys/key_cap'
import { rawRows } from '#app/core/db/raw_rows'
import { ClientSuspended } from '#app/billing/metering/metering_errors'
import type { Paid } from '#app/billing/metering/spend_call'
import { currentPackage } from '#app/billing/client_packages/payment_order'

/**
 * The calls that are left, for a free response; with the cap of the API key. Throws `ClientSuspended`, as a
 * charge does.
 */
export async function callsLeft(clientId: number, apiKeyId?: number | null): Promise<Paid> {
  const client = db.connection()
  const capped = sqlCappedCalls(client)
  const [{ status, remaining, total, key_remaining: keyRemaining }] = await rawRows<{
    status: string
    remaining: number
    total: number
    key_remaining: number | null
  }>(
    client,
    `select clients.status, coalesce(sum(total_calls - usage_calls), 0) as remaining,
            coalesce(sum(total_calls), 0) as total,
            (select case when cap_calls > ${capped} then cap_calls - (${capped})
                         when cap_calls is not null then 0 end
             from api_keys where id = ?) as key_remaining
     from clients
     left join client_packages on client_packages.client_id = clients.id and ${currentPackage(client)}
     where clients.id = ? group by clients.id, clients.status`,
    [apiKeyId ?? 0, clientId]
  )
  if (status !== 'active') throw new ClientSuspended()
  return {
    packages: [],
    resPercentage: 100,
    remaining: Number(remaining),
    limit: Number(total),
    keyRemaining: keyRemaining === null ? null : Number(keyRemaining),
  }
}

/**
 * The payment of an earlier call of the client: the public id of its history entry and the packages that paid
 * according to the ledger, in payment order, with the calls that are left now. Throws if there is no charge.
 */
export async function previousPayment(
  clientId: number,
  requestId: string,
  apiKeyId?: number | null
): Promise<[id: string, paid: Paid]> {
  const rows = await rawRows<
    Paid['packages'][number] & { history: string; res_percentage: number }
  >(
    db.connection(),
    `select package.uid as id, package.name, package.family, package.res_percentage, entry.units,
            search.uid as history
     from call_ledger entry
     join client_packages package on package.id = entry.client_package_id
     join search_history search on search.request_id = entry.request_id
     where entry.client_id = ? and entry.request_id = ? and entry.kind = 'charge'
     order by entry.id`,
    [clientId, requestId]
  )
  const [first] = rows
  if (!first) throw new Error(`No charge exists for the request ${requestId}`)
  const packages = rows.map(({ id, name, family, units }) => ({ id, name, family, units }))
  const paid = { ...(await callsLeft(clientId, apiKeyId)), packages }
  return [first.history, { ...paid, resPercentage: first.res_percentage }]
}
