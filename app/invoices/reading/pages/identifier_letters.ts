import { ibanLength } from '#app/money/identifiers'

/**
 * A recognized word with the usual confusions at the start of account and VAT numbers corrected: `1T` for `IT`, `O` for
 * `0` and a small letter in the code of the country. Shorter references such as `SEO2024` are left as they are.
 */
export function withIdentifierLetters(text: string): string {
  const match = /^([A-Za-z1l|]{2})([\dO]{2}(?=$|[A-Z]{4}\d)|[\dO]{8,})(.*)$/.exec(text)
  if (!match || !/\d/.test(match[2])) return text
  const [, code, digits, rest] = match
  const country = code.replace(/^[1l|]T$/, 'IT').toUpperCase()
  if (ibanLength(country) === null) return text
  return country + digits.replaceAll('O', '0') + rest
}

/** A legal form with commas in place of dots, `V.O,F.`, and a number whose `S` is a dollar sign, `$6418242.001`. */
export function withUsualSigns(text: string): string {
  if (/^(\p{Lu}[.,]){2,4}$/u.test(text) && text.includes('.')) return text.replaceAll(',', '.')
  return /^\$\d{5,}\.\d{3,}$|^\$\d{7,}$/.test(text) ? text.replace('$', 'S') : text
}
