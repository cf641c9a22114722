import signTable from './currency_signs.json' with { type: 'json' }
import type { Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'

export interface PrintedAmount {
  /** A decimal string. */
  value: string
  decimals: number
  isPercent: boolean
  currency: string | null
  words: Word[]
  from: number
  to: number
  left: number
  right: number
}

export type DecimalSign = '.' | ','

/** How a document writes numbers. */
export interface NumberFormat {
  decimalSign: DecimalSign
  /** Whether thousands are divided by spaces: `1 234,56`. */
  hasSpaces: boolean
}

/** Currency symbols and abbreviations; `$` and `kr` are ambiguous. */
const currencySigns: Record<string, string> = signTable

/** Codes of the predecessors of the euro. */
export const formerCurrencies = new Set('DEM FRF ITL ESP NLG ATS BEF'.split(' '))

/** Common ISO 4217 codes on invoices. */
const currencyCodes = new Set([
  ...(
    'EUR USD GBP CHF PLN SEK NOK DKK CZK HUF RON BGN ISK INR JPY CNY CAD AUD NZD SGD HKD ZAR BRL MXN ' +
    'TRY UAH RUB RSD ILS AED SAR THB MYR IDR PHP KRW TWD VND KES NGN EGP MAD TND CLP COP PEN ARS ' +
    'MZN AOA XOF XAF GHS UGX TZS ZMW BWP DZD LKR PKR BDT NPR QAR KWD BHD OMR JOD KZT BYN UYU PYG GTQ TTD'
  ).split(' '),
  ...formerCurrencies,
])

/** Signs only beside an amount with decimals or with spaces; elsewhere they are other words, such as `Rp` of a thread. */
const letterSigns: Partial<Record<string, string>> = {
  'R': 'ZAR',
  'N': 'NGN',
  'Q': 'GTQ',
  'S/': 'PEN',
  'RM': 'MYR',
  'Rp': 'IDR',
  'Kz': 'AOA',
  'DH': 'MAD',
  'Dh': 'MAD',
  'DHS': 'AED',
  'Dhs': 'AED',
}

const sign = String.raw`(?:US\$|U\$S|C\$|CA\$|A\$|AU\$|NZ\$|S\$|HK\$|MX\$|R\$|S/\.?|[€£$¥₹₽₺₴₪₦₩₱฿₫₵₡]|[A-Z]{3}|FCFA|RM|[RNQ]|(?:Rs|Rp|Kz|D[Hh]|DHS|Dhs|K[Ss]h|rs|zł|zl|ZŁ|kr|Kr|Kč|Ft|Fr|SFr|Euros?|euros?|EURO)\.?)`
const core = String.raw`(?:\d{1,3}(?:[.,'’]\d{3})+[.,](?:-{1,2}|–|—)|\d{1,3}(?:[.,'’\u00a0\u202f]\d{2,3})*[.,'’\u00a0\u202f]\d{3}(?:[.,]\d{1,6})?|\d+[.,]\d{1,6}|\d+[.,](?:-{1,2}|–|—)|\d+)`
const whole = new RegExp(
  `^(\\()?([-−–+])?\\s?(${sign})?\\s?([-−–+])?(${core})(?:/[-=])?(-)?\\s?(${sign}|%)?(\\))?[*,;.]{0,2}$`
)

/** The printed numbers of a line: amounts, quantities, prices and percentages. */
export function amountsIn(line: Line, format: NumberFormat): PrintedAmount[] {
  const { decimalSign, hasSpaces } = format
  const found: PrintedAmount[] = []
  const { words } = line
  for (let from = 0; from < words.length; from++) {
    const span = spanFrom(words, from, hasSpaces)
    if (!span) continue
    const { to } = span
    /** `78.28T` at the end of a line: the letter of a tax rate. */
    const isLast = to === words.length - 1
    const own = span.text.replace(perUnit, '')
    const amount = parse(isLast ? own.replace(/(?<=[.,]\d\d)[A-Z]$/, '') : own, decimalSign)
    if (!amount) continue
    const before = found.at(-1)?.to === from - 1 ? null : words[from - 1]
    const after = words[to + 1]
    const isMoney = amount.decimals === 2 || to > from
    const currency =
      amount.currency ??
      (after && isClose(words[to], after) ? signAfter(after, isMoney) : null) ??
      (before && isClose(before, words[from]) ? signBefore(before, isMoney) : null)
    const isPercent =
      amount.isPercent || (after?.text.startsWith('%') === true && isClose(words[to], after))
    /** `- 5.00`, `-USD 5.00`, `(-) 5.00` */
    const signed = before?.text.match(/^(?:[-−–]|\([-−–]\))(.*)$/)
    /** `Due 02/10/2023 – 301.77`: a dash between a date and an amount */
    const date: Word | undefined = words[from - 2]
    const isDash = signed?.[1] === '' && date && endOfDate.test(date.text) && isClose(date, before!)
    const isSign = signed && !isDash && (!signed[1] || currencyOf(signed[1]) !== null)
    const isNegative = isSign && isClose(before!, words[from])
    found.push({
      ...amount,
      value: isNegative && !amount.value.startsWith('-') ? `-${amount.value}` : amount.value,
      currency,
      isPercent,
      words: words.slice(from, to + 1),
      from,
      to,
      left: words[from].left,
      right: words[to].right,
    })
    from = to
  }
  return found
}

/** `62.00/h`, `78,40/mille` */
const perUnit = /(?<=\d[.,]\d\d)\/\p{L}{1,6}\.?$/u

const endOfDate = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}:?$/

/** `R 120.00`, `R 39 200`; `N` and `Q` are codes of taxes and the like. */
function signBefore({ text }: Word, isMoney: boolean): string | null {
  const isSign = isMoney && !/^[NQ]$/.test(text)
  return currencyOf(text) ?? (isSign ? letterSigns[text] : undefined) ?? null
}

/** `120,00 Kz`, `30 960 DH` */
function signAfter({ text }: Word, isMoney: boolean): string | null {
  const isSign = isMoney && /^(Kz|D[Hh]|DHS|Dhs)$/.test(text)
  return currencyOf(text) ?? (isSign ? letterSigns[text] : undefined) ?? null
}

/** The ISO code of a currency symbol or code, or null. */
export function currencyOf(text: string): string | null {
  const bare = text.replace(/^[([]|[)\],;:.]+$/g, '')
  if (currencyCodes.has(bare)) return bare
  /** Feet; forints are `Ft`. */
  if (/^(ft|FT)$/.test(bare)) return null
  return currencySigns[bare.toUpperCase()] ?? currencySigns[text.toUpperCase()] ?? null
}

/** An amount whose minus is another mark. */
export function unsigned(amount: PrintedAmount): PrintedAmount {
  return { ...amount, value: amount.value.replace('-', '') }
}

/** The widest space within a number, relative to the font size, which in pictures can be too small; there also if the document has such numbers. */
const [widestThousands, widestInPicture, widestWithSpaces] = [0.75, 1, 1.2]

/** A word, or the words of a number with spaces, such as `1 234 567,89`; `18 400` only where thousands have spaces. */
function spanFrom(
  words: Word[],
  from: number,
  hasSpaces: boolean
): { text: string; to: number } | null {
  const { text } = words[from]
  if (!/\d/.test(text)) return null
  let last = from
  if (/^(?:[-−–+€£$]|R)?\d{1,3}$/.test(text)) {
    let joined = text
    for (let to = from + 1; to < words.length; to++) {
      const inPicture = hasSpaces ? widestWithSpaces : widestInPicture
      const most = words[to].certainty < 1 ? inPicture : widestThousands
      if (!isClose(words[to - 1], words[to], most)) break
      const next = words[to].text.replace(perUnit, '')
      /** `1 . 404,14` in wide type */
      const afterSign = words[to + 1]?.text ?? ''
      if (next === '.' && /^\d{3},\d{2}$/.test(afterSign) && isClose(words[to], words[to + 1]))
        return { text: joined + next + afterSign, to: to + 1 }
      if (/^\d{3}$/.test(next)) {
        joined += next
        last = to
      } else if (/^\d{3}[.,]\d{2}[€]?$/.test(next)) return { text: joined + next, to }
      else break
    }
    /** `12 000 FCFA` */
    const after = words[last + 1]
    const isMoney = last > from && after && isClose(words[last], after) && currencyOf(after.text)
    if (isMoney && /^[1-9]/.test(text)) return { text: joined, to: last }
    if (hasSpaces && /^[1-9]/.test(text)) return { text: joined, to: last }
  }
  return { text, to: from }
}

function isClose(left: Word, right: Word, most = 1.1): boolean {
  return right.left - left.right < most * Math.max(left.size, right.size)
}

function parse(text: string, decimalSign: DecimalSign) {
  const match = whole.exec(text)
  if (!match) return null
  const [, open, firstMinus, before, secondMinus, digits, lastMinus, after, close] = match
  const hasDecimals = /[.,]\d\d$/.test(digits)
  const currency = before && (currencyOf(before) ?? (hasDecimals ? letterSigns[before] : null))
  if (before && !currency) return null
  if (after && after !== '%' && !currencyOf(after)) return null
  const plain = decimalOf(digits, decimalSign)
  /** `09017` is the end of a reference. */
  if (!plain || /^0\d{3,}$/.test(digits)) return null
  const minus = [firstMinus, secondMinus].some((mark) => mark && mark !== '+')
  const isBracketed = Boolean(open && close) && after !== '%'
  const isNegative = (minus || Boolean(lastMinus) || isBracketed) && Number(plain) !== 0
  return {
    value: isNegative ? `-${plain}` : plain,
    decimals: plain.split('.')[1]?.length ?? 0,
    isPercent: after === '%',
    currency: currency || (after && currencyOf(after)) || null,
  }
}

/**
 * Parses digits with separators: the last separator is the decimal one if a different one precedes it, or if
 * it is not followed by three digits; otherwise the separator of the document decides.
 */
function decimalOf(digits: string, usual: DecimalSign): string | null {
  /** `1.234,-` */
  const dash = /([.,])(-{1,2}|–|—)$/.exec(digits)
  const text = digits.slice(0, dash?.index)
  if (dash) return wholeOf(text)
  const signs = [...text.matchAll(/[.,'’\u00a0\u202f]/g)]
  if (!signs.length) return text.length > 15 ? null : trimmed(text)
  const last = signs.at(-1)!
  const rest = text.slice(last.index + 1)
  const isRepeated = signs.slice(0, -1).some(([other]) => other === last[0])
  const isOther = signs.length > 1 && !isRepeated
  const isDecimal =
    /[.,]/.test(last[0]) &&
    !isRepeated &&
    (isOther || rest.length !== 3 || last[0] === usual || /^0[.,]/.test(text))
  const head = isDecimal ? text.slice(0, last.index) : text
  const groups = head.split(/[.,'’\u00a0\u202f]/)
  if (groups.slice(1).some((group) => group.length < 2 || group.length > 3)) return null
  const units = trimmed(groups.join(''))
  return isDecimal ? `${units}.${rest}` : units
}

/** The `1.234` of `1.234,-` */
function wholeOf(text: string): string {
  return `${trimmed(text.replace(/\D/g, ''))}.00`
}

function trimmed(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
