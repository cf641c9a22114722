import { BaseTransformer } from '@adonisjs/core/transformers'
import type Package from '#app/packages/package'

/** An offer as its card shows it: `price` and `unit_price` in minor units of `currency`. */
export default class PackageCardTransformer extends BaseTransformer<Package> {
  toObject() {
    const { uid, family, name, description, totalCalls, price, unitPrice } = this.resource
    const { validityDays, features, currency } = this.resource
    return {
      id: uid,
      family,
      name,
      description,
      total_calls: totalCalls,
      price,
      unit_price: unitPrice,
      validity_days: validityDays,
      features,
      currency: currency ? { symbol: currency.symbol, exponent: currency.exponent } : null,
    }
  }
}
