import { BaseTransformer } from '@adonisjs/core/transformers'
import type Currency from '#app/money/currency'
import { currencyName } from '#app/money/currency_name'

/** A currency for staff; one unit of it is worth `rate` units of the base currency. */
export default class CurrencyTransformer extends BaseTransformer<Currency> {
  toObject() {
    const currency = this.resource
    return {
      id: currency.uid,
      code: currency.code,
      name: currency.name,
      symbol: currency.symbol,
      /** Decimals of the minor unit. */
      exponent: currency.exponent,
      rate: currency.rate,
      is_base: currency.isBase,
      active: currency.active,
      packages_count: Number(currency.$extras.packages_count ?? 0),
      version: currency.version,
      created_at: currency.createdAt.toJSDate().toISOString(),
      updated_at: currency.updatedAt.toJSDate().toISOString(),
    }
  }
  /** With the localized name of the currency. */
  forPage() {
    return { ...this.toObject(), name: currencyName(this.resource) }
  }
}
