import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import Currency from '#app/money/currency'
import type ClientPackage from '#app/billing/client_package'
import type Package from '#app/billing/package'
import { AmountTooLarge, priceOf, unitPriceOf } from '#app/billing/packages/price_of'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import { nextSaleNumber } from '#app/billing/sales/next_sale_number'
import Sale, { type Channel } from '#app/billing/sales/sale'

/** ISO 4217 for "no currency", for free packages if there is no base currency. */
const noCurrency = { code: 'XXX', symbol: '¤', exponent: 2, rate: 1 }

/**
 * Writes the sale of an activation with the next number and a snapshot of the client and the amounts: in
 * minor units of the offer's currency, and of the base currency at the current rate. Without a base currency,
 * the currency itself with rate 1 is used. Free sales are waived. Throws `AmountTooLarge`, also for the base
 * amount.
 */
export async function recordSale(
  trx: TransactionClientContract,
  sold: {
    client: Client
    offer: Package
    clientPackage: ClientPackage
    quantity: number
    channel: Channel
    actorId: number | null
  }
): Promise<Sale> {
  const { client, offer, clientPackage, quantity, channel, actorId } = sold
  const { currency, base } = await currenciesOf(offer, trx)
  const amount = priceOf(offer, quantity)
  const { code, exponent } = base
  const rate = code === currency.code ? 1 : currency.rate
  const baseAmount = convertMinorUnits(amount, {
    exponent: currency.exponent,
    rate,
    baseExponent: exponent,
  })
  if (!Number.isSafeInteger(baseAmount)) throw new AmountTooLarge(offer)

  return Sale.create(
    {
      clientId: client.id,
      clientPackageId: clientPackage.id,
      clientName: client.name,
      clientAddress: client.billingAddress,
      clientCountry: client.country,
      clientTaxId: client.taxId,
      family: offer.family,
      packageName: offer.name,
      packageVersion: offer.version,
      totalCalls: clientPackage.totalCalls,
      quantity,
      unitPrice: unitPriceOf(offer),
      amount,
      currencyCode: currency.code,
      currencySymbol: currency.symbol,
      currencyExponent: currency.exponent,
      rate,
      baseCurrencyCode: code,
      baseCurrencyExponent: exponent,
      baseAmount,
      channel,
      voids: null,
      paymentStatus: amount === 0 ? 'waived' : 'unpaid',
      actorId,
      number: await nextSaleNumber(trx),
    },
    { client: trx }
  )
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
