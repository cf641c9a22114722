import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import type { Paid } from '#app/billing/metering/spend_call'

type Payers = Pick<Paid, 'packages' | 'resPercentage'> & {
  /** Public id of the history row. */
  id: string
}

/**
 * The packages that paid for an earlier call of the client according to the ledger, in payment order. Throws
 * if there is no charge.
 */
export async function previousPayment(clientId: number, requestId: string): Promise<Payers> {
  const rows = await rawRows<
    Paid['packages'][number] & { history: string; res_percentage: number }
  >(
    db.connection(),
    `select held.uid as id, held.name, held.family, held.res_percentage, entry.units,
            search.uid as history
     from call_ledger entry
     join client_packages held on held.id = entry.client_package_id
     join search_history search on search.request_id = entry.request_id
     where entry.client_id = ? and entry.request_id = ? and entry.kind = 'charge'
     order by entry.id`,
    [clientId, requestId]
  )
  const [first] = rows
  if (!first) throw new Error(`No charge exists for the request ${requestId}`)
  const packages = rows.map(({ id, name, family, units }) => ({ id, name, family, units }))
  return { id: first.history, packages, resPercentage: first.res_percentage }
}
