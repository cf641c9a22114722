import {
  ibanLength,
  isIban,
  isItalianVatNumber,
  isPortugueseTaxNumber,
  isSpanishTaxNumber,
  isVatId,
} from '#app/money/identifiers'
import type { Word } from '#app/invoices/reading/pages/page_words'

const digitOf: Record<string, string> = { s: '5', S: '5', o: '0', O: '0', l: '1', I: '1', $: '5' }

function withDigits(text: string): string {
  return text.replace(/[sSoOlI$]/g, (one) => digitOf[one])
}

function withDigitsAfterCountry(text: string): string {
  return text.slice(0, 2) + withDigits(text.slice(2))
}

/**
 * A recognized word with the usual confusions at the start of account and VAT numbers corrected: `1T` or `17` for `IT`, `1E` for `IE`, `O` for
 * `0` and a small letter in the code of the country; `s`, `o`, `l` and `I` for digits where the number has the form of its country with them, as
 * `ESBs1076610`. Shorter references such as `SEO2024` are left as they are.
 */
export function withIdentifierLetters(text: string): string {
  if (/^17\d{11}$/.test(text) && isItalianVatNumber(text.slice(2))) return `IT${text.slice(2)}`
  const italian = withDigits(text)
  if (/^[\dsSoOlI]{11}$/.test(text) && /\d{8}/.test(text) && isItalianVatNumber(italian))
    return italian
  const irish = `I${text.slice(1)}`
  if (/^[1lI|[]E\d{7}[A-Z]{1,2}$/.test(text) && isVatId(irish)) return irish
  /** `IE32011850H` for `IE3201185OH` */
  const withO = irish.replace(/0(?=[A-Z]$)/, 'O')
  if (/^[1lI|[]E\d{8}[A-Z]$/.test(text) && isVatId(withO)) return withO
  const asDigits = withDigitsAfterCountry(text)
  const end = /[.,;]$/
  const isVatNumber =
    isVatId(text.replace(end, '').toUpperCase()) === false && isVatId(asDigits.replace(end, ''))
  if (/^[A-Z]{2}/.test(text) && /\d{4}/.test(text) && /(\d\D*){8}/.test(asDigits) && isVatNumber)
    return asDigits
  /** The `B` of a Dutch VAT number */
  if (/^NL\d{9}8\d{2}$/.test(text)) return `${text.slice(0, 11)}B${text.slice(12)}`
  const match = /^([A-Za-z1l|]{2})([\dO]{2}(?=$|[A-Z]{1,4}\d)|[\dO]{8,})(.*)$/.exec(text)
  if (!match || !/\d/.test(match[2])) return text
  const [, code, digits, rest] = match
  const country = code.replace(/^[1l|]T$/, 'IT').toUpperCase()
  if (ibanLength(country) === null) return text
  return country + digits.replaceAll('O', '0') + rest
}

/** The label of a Spanish tax number, also misread. */
const spanishLabel = /^(N\.?I\.?[FE]|C\.?I\.?F)\.?:?$/
/** The first letters of Spanish companies that are read as digits. */
const companyLetters: Record<string, string> = { 3: 'B', 4: 'A', 5: 'B', 6: 'B', 8: 'B' }

/**
 * Words in rows: `CIF 868234567` with the letter of a company, and `ESs4` and `NLig`, the first group of an account
 * number.
 */
export function withIdentifierStarts(words: Word[]): Word[] {
  return words.map((word, at) => {
    const { text } = word
    const label = words[at - 1]?.text ?? ''
    if (spanishLabel.test(label)) {
      const company = text.replace(/^\d/, (digit) => companyLetters[digit] ?? digit)
      const isPortuguese = label.startsWith('N') && isPortugueseTaxNumber(text)
      const isMisread = /^\d{9}$/.test(text) && !isPortuguese && isSpanishTaxNumber(company)
      return isMisread ? { ...word, text: company } : word
    }
    const isFirst =
      /^[A-Z]{2}([sSoOlI]\d|\d[sSoOlI])$/.test(text) && ibanLength(text.slice(0, 2)) !== null
    if (isFirst && /^\d{4}$/.test(words[at + 1]?.text ?? '')) {
      return { ...word, text: withDigitsAfterCountry(text) }
    }
    const start = startOfIban(words, at)
    return start ? { ...word, text: start } : word
  })
}

const checkDigitOf: Record<string, string> = { ...digitOf, i: '1', g: '9', q: '9', B: '8', Z: '2' }

/** The first group of an account number that is valid with digits for the letters in its check digits, as `NLig` is. */
function startOfIban(words: Word[], at: number): string | null {
  const { text } = words[at]
  const length = ibanLength(text.slice(0, 2))
  if (length === null || !/^[A-Z]{2}(?!\d\d)[\dA-Za-z$]{2}$/.test(text)) return null
  const start =
    text.slice(0, 2) + text.slice(2).replace(/\D/g, (sign) => checkDigitOf[sign] ?? sign)
  const groups = words.slice(at + 1, at + Math.ceil(length / 4)).map((word) => word.text)
  return isIban(`${start}${groups.join('')}`) ? start : null
}
