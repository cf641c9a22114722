import db from '@adonisjs/lucid/services/db'
import type SearchHistory from '#app/billing/metering/search_history'

/** A package that a search was charged to, with the number of calls; `id` is its public id. */
export interface Payer {
  id: string
  name: string
  calls: number
}

/** Loads the packages that each search was charged to from the ledger, in payment order. */
export async function loadPayers(searches: SearchHistory[]): Promise<void> {
  const paid = searches.filter(({ clientId, units }) => clientId !== null && units > 0)
  if (!paid.length) return
  const charges = await db
    .from('call_ledger')
    .join('client_packages', 'client_packages.id', 'call_ledger.client_package_id')
    .whereIn('call_ledger.client_id', [...new Set(paid.map(({ clientId }) => clientId!))])
    .whereIn(
      'call_ledger.request_id',
      paid.map(({ requestId }) => requestId)
    )
    .where('call_ledger.kind', 'charge')
    .select('request_id', 'uid as id', 'name', 'units as calls')
    .orderBy('call_ledger.id')
  const byRequest = Map.groupBy(charges, ({ request_id: requestId }) => requestId as string)
  for (const search of paid) {
    const payers = byRequest.get(search.requestId) ?? []
    search.$extras.payers = payers.map(({ id, name, calls }): Payer => ({ id, name, calls }))
  }
}
