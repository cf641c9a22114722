import { printedNameKey } from '#app/invoices/reading/printed_text'

const codes = (
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO RS SE SI SK TR UA US CA AU NZ ' +
  'CN HK IN JP KR SG TW TH VN MX BR AR CL ZA AE IL'
).split(' ')

/** The names of common countries in the seven languages. */
const byName = new Map<string, string>()
for (const language of ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl']) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  for (const code of codes) byName.set(printedNameKey(names.of(code) ?? code), code)
}
for (const [name, code] of Object.entries({ uk: 'GB', usa: 'US', england: 'GB', holland: 'NL' })) {
  byName.set(name, code)
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
