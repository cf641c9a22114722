import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Server } from '#tests/functional/metering/deployment'
import type { Holder } from '#tests/functional/metering/prepare_deployment'

/** A metered call, repeated with its key until it is no longer in flight elsewhere. */
export async function ask({ url }: Server, { token }: Holder, key?: string): Promise<Response> {
  for (;;) {
    const response = await fetch(`${url}/v1/skills/playground-search/?skills=Python`, {
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    })
    if (response.status !== 409) return response
    await response.body?.cancel()
  }
}

/** Refunds calls of the client's first package, as staff. */
export async function giveBack(
  { url }: Server,
  { packageUids: [id] }: Holder,
  refund: { staff: string; calls: number }
): Promise<Response> {
  return fetch(`${url}/v1/packages/user-package-calls-refund/`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${refund.staff}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, calls: refund.calls, reason: 'Proof' }),
  })
}

/** Processes all items, this many at a time. */
export async function inParallel<Item, Value>(
  items: Item[],
  workers: number,
  work: (item: Item, index: number) => Promise<Value>
): Promise<Value[]> {
  const values: Value[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < items.length) {
        const index = next++
        values[index] = await work(items[index], index)
      }
    })
  )
  return values
}

/** The counters and ledger of a client. */
export async function booksOf(database: QueryClientContract, { clientId, packageIds }: Holder) {
  const charges = await database.from('call_ledger').where({ client_id: clientId, kind: 'charge' })
  const packs = await database.from('client_packages').where({ client_id: clientId }).orderBy('id')
  const searches = await database.from('search_history').where({ client_id: clientId })
  const alerts = await database
    .from('notifications')
    .join('users', 'users.id', 'notifications.user_id')
    .where({ client_id: clientId })
  const units = new Map<string, number>()
  const ledger = new Map<number, number>(packageIds.map((id) => [id, 0]))
  for (const { request_id: request, client_package_id: pack, units: part } of charges) {
    units.set(request, (units.get(request) ?? 0) + Number(part))
    ledger.set(pack, ledger.get(pack)! + Number(part))
  }
  return {
    /** Calls in payment order, by the counters and by the ledger. */
    counters: packs.map((pack) => Number(pack.usage_calls)),
    ledger: packageIds.map((id) => ledger.get(id)!),
    /** The price of each charged request. */
    units: [...units.values()],
    requests: new Set(units.keys()),
    searches: searches.length,
    alerts: alerts.length,
  }
}
