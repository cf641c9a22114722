import { displayNames } from '#app/core/text/display_names'
import { languageNow } from '#app/core/text/text'
import { isoCurrencies } from '#app/money/iso_4217'

const namesIn = displayNames('currency')

/**
 * The name of a currency in the language of the request: the localized one if it still has the
 * standard English name, otherwise the one that staff entered.
 */
export function currencyName({ code, name }: { code: string; name: string }): string {
  const isStandard = isoCurrencies.get(code)?.name === name
  return (isStandard && namesIn[languageNow()].of(code)) || name
}
