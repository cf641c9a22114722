import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Server } from '#tests/functional/metering/deployment'
import type { Holder } from '#tests/functional/metering/prepare_deployment'

/** One metered call, asked for under its key until it is no longer in flight elsewhere. */
export async function ask({ url }: Server, { token }: Holder, key?: string): Promise<Response> {
  for (;;) {
    const response = await fetch(`${url}/v1/skills/playground-search/?skills=Python`, {
      headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    })
    if (response.status !== 409) return response
    await response.body?.cancel()
  }
}

/** Staff give calls of the client's first package back. */
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

/** Works through all items, so many at a time. */
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

/** What the books say of a client. */
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
    /** Calls in order of payment, as the counters and as the ledger have them. */
    counters: packs.map((pack) => Number(pack.usage_calls)),
    ledger: packageIds.map((id) => ledger.get(id)!),
    /** What each paid request cost. */
    units: [...units.values()],
    requests: new Set(units.keys()),
    searches: searches.length,
    alerts: alerts.length,
  }
}
