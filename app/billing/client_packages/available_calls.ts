import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import {
  currentPackage,
  orderOfPayment,
  usablePackage,
} from '#app/billing/client_packages/payment_order'

/** The data of the usage widget. A type, not an interface, as page props require. */
export type AvailableCalls = {
  total_calls: number
  usage_calls: number
  /** The package that the next call is charged to, if any. */
  pays_next: { id: string; name: string } | null
  /** Current packages in order of payment, used-up ones last. */
  packages: Array<{ id: string; name: string; total_calls: number; usage_calls: number }>
  /** The number of further current packages. */
  more: number
}

/** Rows of the widget. */
const lines = 5

/**
 * The calls of all current packages of the client, the package that pays next, and the first few packages. A
 * single statement with the index on the client, since every page of the partner area runs it.
 */
export async function availableCalls(clientId: number): Promise<AvailableCalls> {
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
