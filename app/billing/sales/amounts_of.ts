import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import type Package from '#app/billing/package'
import { AmountTooLarge, priceOf } from '#app/billing/packages/price_of'
import { taxesOf } from '#app/billing/tax/tax_of'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import Currency, { noCurrency } from '#app/money/currency'

/** The amounts of a sale, in minor units of its currency and of the base currency at the current rate. */
export interface SaleAmounts {
  currency: { code: string; symbol: string; exponent: number }
  amount: number
  base: { code: string; exponent: number }
  rate: number
  baseAmount: number
  taxes: Awaited<ReturnType<typeof taxesOf>>
}

/**
 * The amounts of a sale of the offer to the client. Without a base currency, the currency itself with rate 1 is used. Throws
 * `AmountTooLarge`, also for the base amount.
 */
export async function amountsOf(
  { client, offer, quantity }: { client: Client; offer: Package; quantity: number },
  trx: TransactionClientContract
): Promise<SaleAmounts> {
  const { currency, base } = await currenciesOf(offer, trx)
  const amount = priceOf(offer, quantity)
  const rate = base.code === currency.code ? 1 : currency.rate
  const { exponent } = currency
  const baseAmount = convertMinorUnits(amount, { exponent, rate, baseExponent: base.exponent })
  const taxes = await taxesOf(trx, client, { amount, baseAmount })
  const grosses = [amount + taxes.taxAmount, baseAmount + taxes.baseTaxAmount]
  if (!grosses.every(Number.isSafeInteger)) throw new AmountTooLarge(offer)
  return { currency, amount, base, rate, baseAmount, taxes }
}

/**
 * The currency of the offer and the base currency, in one statement, since a concurrent change of the base
 * currency changes every rate.
 */
async function currenciesOf({ currencyId }: Package, trx: TransactionClientContract) {
  const found = await Currency.query({ client: trx })
    .where('isBase', true)
    .if(currencyId, (query) => query.orWhere('id', currencyId!))
  const base = found.find(({ isBase }) => isBase)
  const currency = found.find(({ id }) => id === currencyId) ?? base ?? noCurrency
  return { currency, base: base ?? currency }
}
