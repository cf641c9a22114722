import { beforeCreate } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CurrencySchema } from '#database/schema'
import { newUid } from '#app/core/uid'

/**
 * An ISO 4217 currency; amounts elsewhere are integers of its minor unit. `rate` is what one unit of it
 * is worth in the base currency, of which there is exactly one, at rate 1.
 */
export default class Currency extends CurrencySchema {
  @beforeCreate()
  static assignUid(currency: Currency) {
    currency.uid ??= newUid()
  }

  /**
   * The currency with this code, null where there is none. Nobody changes or removes it before the end
   * of the transaction, which is about to name it.
   */
  static keepByCode(trx: TransactionClientContract, code: string): Promise<Currency | null> {
    return this.query({ client: trx }).where('code', code).forShare().first()
  }
}
