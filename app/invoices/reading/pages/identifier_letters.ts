import { ibanLength, isItalianVatNumber } from '#app/money/identifiers'

/**
 * A recognized word with the usual confusions at the start of account and VAT numbers corrected: `1T` or `17` for `IT`, `O` for
 * `0` and a small letter in the code of the country. Shorter references such as `SEO2024` are left as they are.
 */
export function withIdentifierLetters(text: string): string {
  if (/^17\d{11}$/.test(text) && isItalianVatNumber(text.slice(2))) return `IT${text.slice(2)}`
  const match = /^([A-Za-z1l|]{2})([\dO]{2}(?=$|[A-Z]{1,4}\d)|[\dO]{8,})(.*)$/.exec(text)
  if (!match || !/\d/.test(match[2])) return text
  const [, code, digits, rest] = match
  const country = code.replace(/^[1l|]T$/, 'IT').toUpperCase()
  if (ibanLength(country) === null) return text
  return country + digits.replaceAll('O', '0') + rest
}

/**
 * A recognized word with usual signs: legal forms such as `V.O,F.`, `S:L:`, `S.r.1.` and `0G`, a number whose `S` is a
 * dollar sign, `$6418242.001`, the units `Itr`, `Ifm`, `Ib` and `m?`, the month `0CT`, the number `Nc25/2289`, an address such as
 * `info(Ofox.example`, and the remains of a ruling line before a colon.
 */
export function withUsualSigns(text: string): string {
  if (/^(\p{Lu}[.,:]){2,4}$/u.test(text)) return text.replace(/[,:]/g, '.')
  if (/^0H?G$/.test(text)) return text.replace('0', 'O')
  if (/^(?!N[or])[A-Z][a-z]\d{2,}[/-]\d{3,}$/.test(text)) return text.toUpperCase()
  if (/^\d{0,2}-?0CT(-\d{0,4})?$/.test(text)) return text.replace('0CT', 'OCT')
  if (/^S\.r\.[1I|]\.?$/.test(text)) return 'S.r.l.'
  if (/^(Itrs?|Ibs?|Ifm)\W?$/.test(text)) return text.replace('I', 'l')
  if (/^(\d{1,4}([.,]\d\d)?)?m[?°º]$/.test(text)) return text.slice(0, -1) + '²'
  if (/^\$\d{5,}\.\d{3,}$|^\$\d{7,}$/.test(text)) return text.replace('$', 'S')
  return text
    .replace(/^([a-z][\w.-]*[a-z])\(?[OGQ©®]([a-z\d][a-z\d-]*(\.[a-z\d-]+)*\.[a-z]{2,})$/, '$1@$2')
    .replace(/^[_|~]+(?=:)/, '')
}
