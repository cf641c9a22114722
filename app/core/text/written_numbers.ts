/**
 * How people write numbers in forms, for pages on the server and in the browser:
 *
 * - The marks of the page's language count: German `1.234,5`, English `1,234.5`. Thousands are groups of three digits
 *   without leading zero.
 * - Spaces and apostrophes can separate thousands: `1 234`, `1'234`.
 * - If a text has no meaning with these marks, it is read with the marks exchanged: German `49.00` and `1,234.50`.
 * - Anything else is not a number. So `1.000` is a thousand in German and one with three decimals in English, never
 *   something else.
 *
 * JSON has no such rule: see `number_fields.ts`.
 */

/** The plain decimal of a written number (`-1234.50`), or null. */
export function plainNumber(text: string, language: string): string | null {
  const { group, decimal } = marksOf(language)
  const bare = text
    .trim()
    .replace(/^−/, '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const found = formWith(group, decimal).exec(bare) ?? formWith(decimal, group).exec(bare)
  if (!found) return null
  const [, sign, whole, fraction] = found
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return `${sign}${units}${fraction ? `.${fraction}` : ''}`
}

/** A whole number as written, or null: `1.000` in German is 1000, in English it is refused. */
export function plainWholeNumber(text: string, language: string): number | null {
  const plain = plainNumber(text, language)
  return plain !== null && /^-?\d+$/.test(plain) ? Number(plain) : null
}

/** The value of a form field: a plain decimal with the decimal mark of the language, without thousands separators. */
export function writtenNumber(plain: string | number, language: string): string {
  const text = typeof plain === 'number' ? digits.format(plain) : plain
  return text.replace('.', marksOf(language).decimal)
}

/** The value of a form field for large whole numbers: with thousands separators. */
export function writtenCount(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count)
}

/** Without exponents, which `String` writes below 0.000001. */
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })

function formWith(group: string, decimal: string): RegExp {
  return new RegExp(`^(-?)([1-9]\\d{0,2}(?:[${group}]\\d{3})+|\\d+)(?:[${decimal}](\\d+))?$`)
}

const known = new Map<string, { group: string; decimal: string }>()

function marksOf(language: string) {
  const marks = known.get(language) ?? readMarks(language)
  known.set(language, marks)
  return marks
}

function readMarks(language: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6)
  const markOf = (part: string) => parts.find(({ type }) => type === part)!.value
  return { group: markOf('group'), decimal: markOf('decimal') }
}
