import Factory from '@adonisjs/lucid/factories'
import Sale from '#app/billing/sale'

/** Above the numbers that sales get from the counter. */
let number = 1_000_000

/**
 * An unpaid sale of €49.00, with the euro as base currency; set `clientId` and `clientPackageId`.
 */
export const SaleFactory = Factory.define(Sale, () => {
  number += 1
  return {
    number,
    clientName: 'Acme',
    family: 'basic' as const,
    packageName: 'Basic',
    packageVersion: 1,
    totalCalls: 100,
    quantity: 1,
    unitPrice: 4900,
    amount: 4900,
    currencyCode: 'EUR',
    currencySymbol: '€',
    currencyExponent: 2,
    rate: 1,
    baseCurrencyCode: 'EUR',
    baseCurrencyExponent: 2,
    baseAmount: 4900,
    channel: 'self' as const,
    paymentStatus: 'unpaid' as const,
  }
}).build()
