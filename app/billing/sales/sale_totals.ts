import db from '@adonisjs/lucid/services/db'
import type { ListQuery } from '#app/core/lists/listing'
import type Sale from '#app/billing/sale'

/** A sum in minor units of its currency; `sales` counts sales with an amount. */
export type SaleTotal = {
  code: string
  symbol: string
  exponent: number
  sales: number
  amount: number
  /** The paid, unpaid and waived parts of the amount; voided sales cancel out with their voids. */
  paid: number
  unpaid: number
  waived: number
}

/**
 * Totals of sales by currency, and in the base currency of each sale. A void counts as a negative amount.
 * Sales of 0 are left out. A currency whose symbol changed is counted as one; `symbols` has those of the base
 * currencies.
 */
export async function totalsOf(
  sales: ListQuery<typeof Sale>,
  symbols: Record<string, string>
): Promise<{ currencies: SaleTotal[]; base: SaleTotal[] }> {
  const priced = sales.clone().whereNot('sales.amount', 0)
  const base = await sum(priced, {
    amount: 'base_amount',
    code: 'base_currency_code',
    symbol: 'base_currency_code',
    exponent: 'base_currency_exponent',
  })
  return {
    currencies: await sum(priced, {
      amount: 'amount',
      code: 'currency_code',
      symbol: 'currency_symbol',
      exponent: 'currency_exponent',
    }),
    base: base.map((total) => ({ ...total, symbol: symbols[total.code] ?? total.code })),
  }
}

/** Columns of `sales`. */
type Columns = Record<'amount' | 'code' | 'symbol' | 'exponent', string>

async function sum(
  sales: ListQuery<typeof Sale>,
  { amount, code, symbol, exponent }: Columns
): Promise<SaleTotal[]> {
  return sales
    .clone()
    .pojo<SaleTotal>()
    .select(db.raw(`sales.${code} as code, sales.${exponent} as exponent`))
    .select(db.raw(`max(sales.${symbol}) as symbol`))
    .select(db.raw('count(*) as sales'))
    .select(db.raw(`cast(sum(sales.${amount}) as bigint) as amount`))
    .select(
      ['paid', 'unpaid', 'waived'].map((status) =>
        db.raw(
          `cast(sum(case payment_status when '${status}' then sales.${amount} else 0 end) as bigint) as ${status}`
        )
      )
    )
    .groupByRaw(`sales.${code}, sales.${exponent}`)
    .orderBy(`sales.${code}`)
}
