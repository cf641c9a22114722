import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { currentPackage, orderOfPayment, usablePackage } from '#app/billing/metering/payment_order'

/** What the usage widget shows. A type, not an interface: it travels to every page as it is. */
export type CallsAtHand = {
  total_calls: number
  usage_calls: number
  /** The package that pays the next call; null when none can. */
  pays_next: { id: string; name: string } | null
  /** Current packages in order of payment, used-up ones last. */
  packages: Array<{ id: string; name: string; total_calls: number; usage_calls: number }>
  /** Current packages that are not among them. */
  more: number
}

/** Lines of the widget. */
const lines = 5

/**
 * The client's calls over all its current packages, which of them pays next, and the first few one by
 * one. One statement, by the index on the client: every page of the partner's area asks it.
 */
export async function callsAtHand(clientId: number): Promise<CallsAtHand> {
  const client = db.connection()
  const rows = await rawRows<Row>(
    client,
    `select uid as id, name, total_calls, usage_calls,
            sum(total_calls) over () as all_total,
            sum(usage_calls) over () as all_used,
            count(*) over () as all_packages
     from client_packages
     where client_id = ? and ${currentPackage(client)}
     order by case when ${usablePackage(client)} then 0 else 1 end, ${orderOfPayment()}
     limit ${lines}`,
    [clientId]
  )
  const [first] = rows
  const canPay = first && first.usage_calls < first.total_calls
  return {
    total_calls: Number(first?.all_total ?? 0),
    usage_calls: Number(first?.all_used ?? 0),
    pays_next: canPay ? { id: first.id, name: first.name } : null,
    packages: rows.map(({ id, name, total_calls: total, usage_calls: used }) => ({
      id,
      name,
      total_calls: total,
      usage_calls: used,
    })),
    more: Number(first?.all_packages ?? 0) - rows.length,
  }
}

interface Row {
  id: string
  name: string
  total_calls: number
  usage_calls: number
  all_total: number
  all_used: number
  all_packages: number
}
