import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { sqlMonth } from '#app/core/db/database_clock'
import { boundsOf, type DayRange } from '#app/core/lists/day_range'

/** The sales of a month (UTC) in a currency. A type, not an interface, as page props require. */
export type MonthOfSales = {
  /** 2026-11 */
  month: string
  currency: string
  symbol: string
  exponent: number
  /** Paid and unpaid sales. */
  sales: number
  /** Minor units. */
  paid: number
  unpaid: number
  /** Paid and unpaid in minor units of the base currency, at the rates of the sales. */
  base_currency: string
  base_exponent: number
  base_amount: number
}

const months = 12

/**
 * Sales of twelve months up to the last month of the range, by month and currency; each currency with sales
 * has every month. Waived, free and voided sales are not income and are left out. If the base currency
 * changed, a month has a row for each.
 */
export async function salesByMonth({ to }: DayRange): Promise<MonthOfSales[]> {
  const client = db.connection()
  const first = to.startOf('month').minus({ months: months - 1 })
  const rows = await rawRows<MonthOfSales>(
    client,
    `select ${sqlMonth(client, 'created_at')} as month, currency_code as currency,
            max(currency_symbol) as symbol, currency_exponent as exponent, count(*) as sales,
            sum(case payment_status when 'paid' then amount else 0 end) as paid,
            sum(case payment_status when 'unpaid' then amount else 0 end) as unpaid,
            base_currency_code as base_currency, base_currency_exponent as base_exponent,
            sum(base_amount) as base_amount
     from sales
     where created_at >= ? and created_at < ? and payment_status in ('paid', 'unpaid')
     group by 1, currency_code, currency_exponent, base_currency_code, base_currency_exponent
     order by 2, 1`,
    boundsOf(client, { from: first, to })
  )
  const sold = rows.map((row) => ({
    ...row,
    sales: Number(row.sales),
    paid: Number(row.paid),
    unpaid: Number(row.unpaid),
    base_amount: Number(row.base_amount),
  }))
  const names = Array.from({ length: months }, (_, index) =>
    first.plus({ months: index }).toFormat('yyyy-MM')
  )
  const ofCurrencies = [...Map.groupBy(sold, ({ currency }) => currency).values()]
  return names.flatMap((month) => ofCurrencies.flatMap((own) => ofMonth(month, own)))
}

/** The rows of a currency in a month; a row of zeros if there were no sales. */
function ofMonth(month: string, own: MonthOfSales[]): MonthOfSales[] {
  const sold = own.filter((row) => row.month === month)
  if (sold.length) return sold
  return [{ ...own[own.length - 1], month, sales: 0, paid: 0, unpaid: 0, base_amount: 0 }]
}
