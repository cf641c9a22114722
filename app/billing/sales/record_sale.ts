import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import Currency from '#app/money/currency'
import type ClientPackage from '#app/billing/client_package'
import type Package from '#app/billing/package'
import { AmountTooLarge, priceOf, unitPriceOf } from '#app/billing/packages/price_of'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import { nextSaleNumber } from '#app/billing/sales/next_sale_number'
import Sale, { type Channel } from '#app/billing/sales/sale'

/** ISO 4217 for "no currency": what a free package costs where no base currency is set. */
const noCurrency = { code: 'XXX', symbol: '¤', exponent: 2, rate: 1 }

/**
 * Writes the sale of an activation under the next number, with the client as it is known now and its
 * figures frozen: amounts in minor units
 * of the offer's currency, and in those of the base currency by the rate of now. Where no base
 * currency is set, the currency stands for it at a rate of 1. What costs nothing is waived.
 * Throws `AmountTooLarge`, in the base currency too.
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
 * The currency of the offer and the base, in one statement: a base that is changed meanwhile changes
 * every rate, and the rate of one base must not meet the other.
 */
async function currenciesOf({ currencyId }: Package, trx: TransactionClientContract) {
  const found = await Currency.query({ client: trx })
    .where('isBase', true)
    .if(currencyId, (query) => query.orWhere('id', currencyId!))
  const base = found.find(({ isBase }) => isBase)
  const currency = found.find(({ id }) => id === currencyId) ?? base ?? noCurrency
  return { currency, base: base ?? currency }
}
