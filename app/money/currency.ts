import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CurrencySchema } from '#database/schema'

/**
 * An ISO 4217 currency; amounts elsewhere are integers of its minor unit. `rate` is the value of
 * one unit in the base currency, of which there is exactly one, at rate 1.
 */
export default class Currency extends CurrencySchema {
  /**
   * Finds a currency by code and locks it against changes and deletion until the end of the
   * transaction, which is about to refer to it. Null if there is none.
   */
  static lockByCode(trx: TransactionClientContract, code: string): Promise<Currency | null> {
    return this.query({ client: trx }).where('code', code).forShare().first()
  }

  /** The symbols by code, for amounts that are stored with the code only. */
  static async symbols(): Promise<Record<string, string>> {
    const currencies = await this.query().select('code', 'symbol')
    return Object.fromEntries(currencies.map(({ code, symbol }) => [code, symbol]))
  }
}
