import { BaseTransformer } from '@adonisjs/core/transformers'
import type Package from '#app/billing/package'

/**
 * The card of an offer: `price` and `unit_price` are in minor units of `currency`, which must be loaded.
 * Pay-as-you-go packages have a unit price and a range of quantities, others have a price.
 */
export default class PackageCardTransformer extends BaseTransformer<Package> {
  toObject() {
    const { uid, family, name, description, totalCalls, price, unitPrice } = this.resource
    const { minimumQuantity, maximumQuantity, validityDays, features, currency } = this.resource
    return {
      id: uid,
      family,
      name,
      description,
      total_calls: totalCalls,
      price,
      unit_price: unitPrice,
      minimum_quantity: minimumQuantity,
      maximum_quantity: maximumQuantity,
      validity_days: validityDays,
      features,
      currency: currency
        ? { code: currency.code, symbol: currency.symbol, exponent: currency.exponent }
        : null,
    }
  }
}
