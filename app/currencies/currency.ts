import { beforeCreate } from '@adonisjs/lucid/orm'
import { CurrencySchema } from '#database/schema'
import { newUid } from '#app/core/uid'

/** An ISO 4217 currency; amounts elsewhere are integers of its minor unit. */
export default class Currency extends CurrencySchema {
  @beforeCreate()
  static assignUid(currency: Currency) {
    currency.uid ??= newUid()
  }
}
