import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type Client from '#app/accounts/client'
import { rawRows } from '#app/core/db/raw_rows'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import Currency from '#app/money/currency'
import DefaultSetup from '#app/billing/default_setup'

/**
 * What the client owes for packages that it can use: its unpaid sales with tax and without what was credited,
 * except those of pending packages, in minor units of the base currency at the current rates. The sums of each currency are converted, since the single
 * amounts of a weak currency could all round to 0.
 */
export async function openAmountOf(
  database: QueryClientContract,
  clientId: number
): Promise<number> {
  const sums = await rawRows<{ code: string; amount: number }>(
    database,
    `select sales.currency_code as code,
       sum(sales.amount + sales.tax_amount - coalesce(credited.gross, 0)) as amount
     from sales join client_packages on client_packages.id = sales.client_package_id
     left join (
       select sale_id, sum(gross) as gross from invoices
       where kind = 'credit_note' and client_id = ? group by sale_id
     ) as credited on credited.sale_id = sales.id
     where sales.client_id = ? and sales.payment_status = 'unpaid' and client_packages.status <> 'pending'
     group by sales.currency_code`,
    [clientId, clientId]
  )
  const currencies = await Currency.query({ client: database })
  const base = currencies.find(({ isBase }) => isBase)
  return sums.reduce((total, { code, amount }) => {
    const currency = currencies.find((each) => each.code === code)
    if (!currency || !base) return total + Number(amount)
    const { exponent, rate } = currency
    const rates = { exponent, rate, baseExponent: base.exponent }
    return total + convertMinorUnits(Number(amount), rates)
  }, 0)
}

/** The limit of the client's open amount, in minor units of the base currency. */
export async function creditLimitOf(
  { creditLimit }: Client,
  database: QueryClientContract
): Promise<number> {
  if (creditLimit !== null) return creditLimit
  const setup = await DefaultSetup.current(database)
  return setup.creditLimit
}

/** The credit of a client for pages and `/v1`, in minor units of the base currency. */
export type Credit = {
  limit: number
  /** What the client owes for packages that it can use. */
  open: number
  currency: { code: string; symbol: string; exponent: number }
}

export async function creditOf(client: Client): Promise<Credit> {
  const database = db.connection()
  return {
    limit: await creditLimitOf(client, database),
    open: await openAmountOf(database, client.id),
    currency: await Currency.base(database),
  }
}
