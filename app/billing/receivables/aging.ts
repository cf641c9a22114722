import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ListQuery } from '#app/core/lists/listing'
import type Sale from '#app/billing/sale'

/** Open amounts of a currency with tax, in minor units, by days after the due date. */
export type Aging = {
  code: string
  symbol: string
  exponent: number
  /** Also sales without an invoice. */
  not_due: number
  up_to_30: number
  up_to_60: number
  up_to_90: number
  older: number
  total: number
}

/** The open amounts of these sales by currency; none if all are paid. `today` is the seller's day. */
export async function agingOf(sales: ListQuery<typeof Sale>, today: DateTime): Promise<Aging[]> {
  const dayBefore = (days: number) => today.minus({ days }).toISODate()!
  const [day, day30, day60, day90] = [0, 30, 60, 90].map(dayBefore)
  const due = 'invoices.due_on'
  const open = `sales.amount + sales.tax_amount - coalesce((
    select sum(gross) from invoices as notes where notes.sale_id = sales.id and notes.kind = 'credit_note'), 0)`
  const sumOf = (condition: string, bindings: string[], name: string) =>
    db.raw(
      `cast(sum(case when ${condition} then ${open} else 0 end) as bigint) as ${name}`,
      bindings
    )
  const rows = await sales
    .clone()
    .leftJoin('invoices', (join) => {
      join.on('invoices.sale_id', 'sales.id').onVal('invoices.kind', 'invoice')
    })
    .where('sales.payment_status', 'unpaid')
    .whereNot('sales.amount', 0)
    .pojo<Aging>()
    .select(db.raw('sales.currency_code as code, sales.currency_exponent as exponent'))
    .select(db.raw('max(sales.currency_symbol) as symbol'))
    .select(sumOf(`${due} is null or ${due} >= ?`, [day], 'not_due'))
    .select(sumOf(`${due} < ? and ${due} >= ?`, [day, day30], 'up_to_30'))
    .select(sumOf(`${due} < ? and ${due} >= ?`, [day30, day60], 'up_to_60'))
    .select(sumOf(`${due} < ? and ${due} >= ?`, [day60, day90], 'up_to_90'))
    .select(sumOf(`${due} < ?`, [day90], 'older'))
    .select(db.raw(`cast(sum(${open}) as bigint) as total`))
    .groupByRaw('sales.currency_code, sales.currency_exponent')
    .orderBy('sales.currency_code')
  const sums = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'older', 'total'] as const
  for (const row of rows) for (const name of sums) row[name] = Number(row[name])
  return rows
}
