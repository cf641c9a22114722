import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import type ClientPackage from '#app/billing/client_package'
import type Package from '#app/billing/package'
import { issueInvoice } from '#app/billing/documents/issue/issue_invoice'
import { unitPriceOf } from '#app/billing/packages/price_of'
import type { SaleAmounts } from '#app/billing/sales/amounts_of'
import { nextSaleNumber } from '#app/billing/sales/next_sale_number'
import Sale, { type Channel } from '#app/billing/sale'

/**
 * Writes the sale of an activation with the next number and a snapshot of the client and the amounts, and its
 * invoice. Free sales are waived.
 */
export async function recordSale(
  trx: TransactionClientContract,
  sold: {
    client: Client
    offer: Package
    amounts: SaleAmounts
    clientPackage: ClientPackage
    quantity: number
    channel: Channel
    actorId: number | null
  }
): Promise<Sale> {
  const { client, offer, amounts, clientPackage, quantity, channel, actorId } = sold
  const { currency, amount, base, rate, baseAmount, taxes } = amounts
  const sale = await Sale.create(
    {
      ...taxes,
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
      baseCurrencyCode: base.code,
      baseCurrencyExponent: base.exponent,
      baseAmount,
      channel,
      voids: null,
      paymentStatus: amount === 0 ? 'waived' : 'unpaid',
      actorId,
      number: await nextSaleNumber(trx),
    },
    { client: trx }
  )
  await issueInvoice(trx, sale)
  return sale
}
