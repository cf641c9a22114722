import { displayNames } from '#app/core/text/display_names'
import { languageNow } from '#app/core/text/text'
import { isoCurrencies } from '#app/money/iso_4217'

const namesIn = displayNames('currency')

/**
 * What a currency is called for whoever is asking: where it still has the standard's English name, by
 * that of the language, else as staff named it.
 */
export function currencyName({ code, name }: { code: string; name: string }): string {
  const isStandard = isoCurrencies.get(code)?.name === name
  return (isStandard && namesIn[languageNow()].of(code)) || name
}
