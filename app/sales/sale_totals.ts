import db from '@adonisjs/lucid/services/db'
import type { ListQuery } from '#app/core/listing'
import type Sale from '#app/sales/sale'

/** A sum in minor units of its currency; `sales` are those that cost or gave back something. */
export type SaleTotal = {
  code: string
  symbol: string
  exponent: number
  sales: number
  amount: number
}

/**
 * What sales come to, each currency for itself and together in the base currency of their time; a
 * void counts against what it takes back. Sales of nothing are left out.
 */
export async function totalsOf(
  sales: ListQuery<typeof Sale>
): Promise<{ currencies: SaleTotal[]; base: SaleTotal[] }> {
  const priced = sales.clone().whereNot('sales.amount', 0)
  return {
    currencies: await sum(priced, 'amount', [
      'currency_code as code',
      'currency_symbol as symbol',
      'currency_exponent as exponent',
    ]),
    base: await sum(priced, 'base_amount', [
      'base_currency_code as code',
      'base_currency_code as symbol',
      'base_currency_exponent as exponent',
    ]),
  }
}

async function sum(
  sales: ListQuery<typeof Sale>,
  amount: 'amount' | 'base_amount',
  currency: string[]
): Promise<SaleTotal[]> {
  const [code] = currency[0].split(' ')
  const columns = [...new Set(currency.map((column) => `sales.${column.split(' ')[0]}`))]
  return sales
    .clone()
    .pojo<SaleTotal>()
    .select(db.raw(currency.map((column) => `sales.${column}`).join(', ')))
    .select(db.raw('count(*) as sales'))
    .select(db.raw(`cast(sum(sales.${amount}) as bigint) as amount`))
    .groupByRaw(columns.join(', '))
    .orderBy(`sales.${code}`)
}
