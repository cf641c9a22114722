import { beforeCreate } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CurrencySchema } from '#database/schema'
import { NotFound } from '#app/core/errors/problem'
import { isUid, newUid } from '#app/core/uid'
import { t } from '#app/core/text/text'

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

  /** The rows of a list, with the number of packages that are priced in each. */
  static listed() {
    return this.query()
      .select('currencies.*')
      .select(
        db.raw(
          '(select count(*) from packages where packages.currency_id = currencies.id) as packages_count'
        )
      )
  }

  /** The currency with its number of packages. Throws `NotFound`. */
  static async findByUid(uid: unknown): Promise<Currency> {
    const currency = isUid(uid) ? await this.listed().where('uid', uid).first() : null
    if (!currency) throw new NotFound(t('currencies_answers.the_currency'))
    return currency
  }
}
