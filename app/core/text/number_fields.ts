import vine from '@vinejs/vine'
import { formLanguage } from '#app/core/text/text'
import { plainNumber } from '#app/core/text/written_numbers'

/**
 * The number rules of all validators. Forms of pages accept what people write in the language of the page
 * (`written_numbers.ts`); everything else accepts JSON numbers and strings of plain digits. `vine.number()` alone would
 * also accept `1e3`, `0x10`, `' 7 '` and `true`.
 */

/** A whole number. */
export const wholeNumber = () =>
  jsonWholeNumber().parse((value) => (typeof value === 'string' ? wholeFrom(value) : value))

/** A whole number of JSON, not as a string. */
export const jsonWholeNumber = () => vine.number({ strict: true }).withoutDecimals()

/** A number that can have decimals. */
export const decimalNumber = () =>
  vine.number({ strict: true }).parse((value) => {
    const plain = typeof value === 'string' ? plainDecimal(value) : null
    return plain === null ? value : Number(plain)
  })

/** The plain decimal of a string that was submitted, or null: see above. */
export function plainDecimal(text: string): string | null {
  const language = formLanguage()
  if (!language && !/^-?\d+(\.\d+)?$/.test(text)) return null
  return plainNumber(text, language ?? 'en')
}

/** Text that is not a number is kept, so that the rule refuses it; 1.5 is refused as not whole, 1.0 as ambiguous. */
function wholeFrom(text: string): number | string {
  if (/^-?\d+$/.test(text)) return Number(text)
  const plain = formLanguage() ? plainDecimal(text) : null
  if (plain === null) return text
  const isWritten = !plain.includes('.') || !Number.isInteger(Number(plain))
  return isWritten ? Number(plain) : text
}
