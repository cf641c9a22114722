import db from '@adonisjs/lucid/services/db'
import type { ListQuery } from '#app/core/lists/listing'
import type Sale from '#app/billing/sales/sale'

/** A sum in minor units of its currency; `sales` are those that cost or gave back something. */
export type SaleTotal = {
  code: string
  symbol: string
  exponent: number
  sales: number
  amount: number
  /** What of the amount is paid, is to be paid, and was waived; the rest was voided, and is taken back by its void. */
  paid: number
  unpaid: number
  waived: number
}

/**
 * What sales come to, each currency for itself and together in the base currency of their time; a
 * void counts against what it takes back. Sales of nothing are left out. A currency that changed its
 * symbol is one still.
 */
export async function totalsOf(
  sales: ListQuery<typeof Sale>
): Promise<{ currencies: SaleTotal[]; base: SaleTotal[] }> {
  const priced = sales.clone().whereNot('sales.amount', 0)
  return {
    currencies: await sum(priced, {
      amount: 'amount',
      code: 'currency_code',
      symbol: 'currency_symbol',
      exponent: 'currency_exponent',
    }),
    base: await sum(priced, {
      amount: 'base_amount',
      code: 'base_currency_code',
      symbol: 'base_currency_code',
      exponent: 'base_currency_exponent',
    }),
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
