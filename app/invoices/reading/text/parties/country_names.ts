import { printedNameKey } from '#app/invoices/reading/printed_text'

const codes = (
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO RS SE SI SK TR UA US CA AU NZ ' +
  'CN HK IN JP KR SG TW TH VN MX BR AR CL ZA AE IL'
).split(' ')

/** The names of common countries in the supported languages. */
const byName = new Map<string, string>()
for (const language of ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'pt']) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of codes) byName.set(printedNameKey(names.of(code) ?? code), code)
}
for (const [name, code] of Object.entries({ uk: 'GB', usa: 'US', england: 'GB', holland: 'NL' })) {
  byName.set(name, code)
}

export function isCountry(text: string): boolean {
  return byName.has(printedNameKey(text))
}

/** The code of a country name that is alone, in two languages, or at the end of a line; else null. */
export function countryOf(text: string): string | null {
  const parts = [text, ...text.split(/\s*[,/–-]\s+|\s*[/]\s*/)]
  for (const part of [parts[0], ...parts.slice(1).reverse()]) {
    const code = byName.get(printedNameKey(part))
    if (code) return code
  }
  return null
}

/** `Dayton, OH 45402` */
export const americanPlace = /\p{L}+,?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?/u

/** Postal codes whose format only one of the common countries has. */
const postalCodes: [string, RegExp][] = [
  ['US', americanPlace],
  ['GB', /(^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?=$|[\s,])/],
  ['IE', /(^|[\s,])[A-Z]\d[\dW]\s[A-Z][A-Z\d]{3}(?=$|[\s,])/],
  ['NL', /(^|[\s,])\d{4}\s?[A-Z]{2}\s+(['’]s-)?\p{Lu}\p{L}/u],
  ['PL', /(^|[\s,])\d{2}-\d{3}\s+\p{Lu}\p{L}/u],
  ['PT', /(^|[\s,])\d{4}-\d{3}\s+\p{Lu}\p{L}/u],
  ['IT', /(^|[\s,])\d{5}\s+\p{Lu}[\p{L}'’. -]+\([A-Z]{2}\)/u],
  ['AU', /\b(NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\s+\d{4}\b/],
  ['CA', /\b(AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/],
]

/** The country of an address by the format of its postal code; null if several countries have it. */
export function countryOfAddress(address: string): string | null {
  return postalCodes.find(([, format]) => format.test(address))?.[0] ?? null
}
