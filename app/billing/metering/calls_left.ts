import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { ClientSuspended } from '#app/billing/metering/metering_errors'
import type { Paid } from '#app/billing/metering/spend_call'
import { currentPackage } from '#app/billing/metering/payment_order'

/**
 * The calls that are left, for a free response; with the cap of the API key. Throws `ClientSuspended`, as a
 * charge does.
 */
export async function callsLeft(clientId: number, apiKeyId?: number | null): Promise<Paid> {
  const client = db.connection()
  const [{ status, remaining, total, key_remaining: keyRemaining }] = await rawRows<{
    status: string
    remaining: number
    total: number
    key_remaining: number | null
  }>(
    client,
    `select clients.status, coalesce(sum(total_calls - usage_calls), 0) as remaining,
            coalesce(sum(total_calls), 0) as total,
            (select case when cap_calls > used_calls then cap_calls - used_calls
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
