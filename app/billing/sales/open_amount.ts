import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import { rawRows } from '#app/core/db/raw_rows'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import Currency from '#app/money/currency'
import DefaultSetup from '#app/billing/default_setup'

/**
 * What the client owes for packages that it can use: its unpaid sales except those of pending packages, in minor
 * units of the base currency at the current rates. The sums of each currency are converted, since the single
 * amounts of a weak currency could all round to 0.
 */
export async function openAmountOf(
  trx: TransactionClientContract,
  clientId: number
): Promise<number> {
  const sums = await rawRows<{ code: string; amount: number }>(
    trx,
    `select sales.currency_code as code, sum(sales.amount) as amount
     from sales join client_packages on client_packages.id = sales.client_package_id
     where sales.client_id = ? and sales.payment_status = 'unpaid' and client_packages.status <> 'pending'
     group by sales.currency_code`,
    [clientId]
  )
  const currencies = await Currency.query({ client: trx })
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
  trx: TransactionClientContract
): Promise<number> {
  return creditLimit ?? (await DefaultSetup.current(trx)).creditLimit
}
