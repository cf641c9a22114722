import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CurrencySchema } from '#database/schema'

/** ISO 4217 for "no currency". */
export const noCurrency = { code: 'XXX', symbol: '¤', exponent: 2, rate: 1 }

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

  /** The base currency, or a stand-in (ISO 4217: no currency) as long as there is none. */
  static async base(
    client?: QueryClientContract
  ): Promise<{ code: string; symbol: string; exponent: number }> {
    const base = await this.query({ client }).where('isBase', true).first()
    const { code, symbol, exponent } = base ?? noCurrency
    return { code, symbol, exponent }
  }

  /** The symbols by code, for amounts that are stored with the code only. */
  static async symbols(): Promise<Record<string, string>> {
    const currencies = await this.query().select('code', 'symbol')
    return Object.fromEntries(currencies.map(({ code, symbol }) => [code, symbol]))
  }
}
