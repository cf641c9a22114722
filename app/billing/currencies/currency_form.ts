import { languageNow } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'
import type Currency from '#app/money/currency'

const formFields = ['name', 'symbol', 'exponent', 'rate', 'active'] as const

/** The fields of the form as strings; `active` is "true" or "". */
export type CurrencyForm = Record<(typeof formFields)[number], string>

export function currencyForm(currency: Currency): CurrencyForm {
  return {
    name: currency.name,
    symbol: currency.symbol,
    exponent: String(currency.exponent),
    rate: writtenNumber(currency.rate, languageNow()),
    active: currency.active ? 'true' : '',
  }
}

/** The submitted form; an unchecked checkbox is not submitted. */
export function typedCurrency(input: Record<string, unknown>): CurrencyForm {
  return Object.fromEntries(
    formFields.map((field) => [field, String(input[field] ?? '')])
  ) as CurrencyForm
}
