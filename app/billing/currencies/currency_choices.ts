import Currency from '#app/money/currency'
import { currencyName } from '#app/money/currency_name'

export type CurrencyChoice = {
  code: string
  name: string
  symbol: string
  exponent: number
}

/** The active currencies, the base first, and `chosen` (a code) whether it is active or not. */
export async function currencyChoices(chosen?: string): Promise<CurrencyChoice[]> {
  const currencies = await Currency.query()
    .where('active', true)
    .if(chosen, (query) => query.orWhere('code', chosen ?? ''))
    .orderBy('isBase', 'desc')
    .orderBy('code')
  return currencies.map((currency) => {
    const { code, symbol, exponent } = currency
    return { code, name: currencyName(currency), symbol, exponent }
  })
}
