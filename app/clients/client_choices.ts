import type Client from '#app/accounts/client'
import { countryChoices } from '#app/core/text/countries'
import Currency from '#app/money/currency'
import { currencyName } from '#app/money/currency_name'

/** The choices of forms of clients: countries, active currencies and the currency of the client. */
export async function clientChoices(client?: Client) {
  const currencies = await Currency.query()
    .where('active', true)
    .if(client?.currencyId, (query) => query.orWhere('id', client!.currencyId!))
    .orderBy('code')
  return {
    countries: countryChoices(),
    currencies: currencies.map((currency) => ({
      value: currency.code,
      label: `${currency.code} – ${currencyName(currency)}`,
    })),
  }
}
