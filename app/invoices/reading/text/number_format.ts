import type { Line } from '#app/invoices/reading/pages/page_layout'
import {
  amountsIn,
  currencyOf,
  type DecimalSign,
  type NumberFormat,
  type PrintedAmount,
} from '#app/invoices/reading/text/printed_amounts'

/** Not the `BHD` of `Fox Sdn. BHD` and `Fox (M) BHD` */
const threeDecimals = /(?<!\bSDN\.? ?|\(M\) ?)\bBHD\b|\b(IQD|JOD|KWD|LYD|OMR|TND)\b/

export function numberFormatOf(lines: Line[]): NumberFormat {
  const decimalSign = decimalSignOf(lines)
  const hasSpaces =
    lines.some(({ text }) => /(?<![\d.,/-])[1-9]\d{0,2} \d{3},\d{2}(?!\d)/.test(text)) ||
    hasWholeAmounts(lines) ||
    hasFittingAmounts(lines, decimalSign)
  return { decimalSign, hasSpaces }
}

/** `12 000 FCFA` in a document without decimals. */
function hasWholeAmounts(lines: Line[]): boolean {
  const isWhole = ({ text }: Line) => {
    const after = /(?<![\d.,/-])[1-9]\d{0,2}(?: \d{3})+ (\S+)/.exec(text)?.[1]
    return after !== undefined && currencyOf(after) !== null
  }
  return lines.some(isWhole) && !lines.some(({ text }) => /\d[.,]\d{2}(?!\d| ?%)/.test(text))
}

/**
 * Whether numbers with spaces fit others: `4 | 3 200 | 12 800` is a product, `25 800`, `5 160` and `30 960` at the end of lines
 * that follow one another are a sum, and a total repeats the only row. Telephone and register numbers do not.
 */
function hasFittingAmounts(lines: Line[], decimalSign: DecimalSign): boolean {
  if (!lines.some(({ text }) => /(?<![\d.,/-])[1-9]\d{0,2} \d{3}(?![\d.,])/.test(text)))
    return false
  const rows = lines
    .map((line) => amountsIn(line, { decimalSign, hasSpaces: true }))
    .map((amounts) => amounts.filter(({ isPercent }) => !isPercent))
    .filter((amounts) => amounts.length > 0)
  const last = rows.map((amounts) => amounts.at(-1)!)
  const spaced = last.filter(isSpaced).map(({ value }) => value)
  return (
    rows.some(hasProduct) ||
    new Set(spaced).size < spaced.length ||
    last.slice(2).some((sum, at) => fits([last[at], last[at + 1], sum], (one, two) => one + two))
  )
}

function hasProduct(amounts: PrintedAmount[]): boolean {
  const product = amounts.at(-1)!
  return amounts
    .slice(0, -1)
    .some((one, at) =>
      amounts
        .slice(at + 1, -1)
        .some((other) => fits([one, other, product], (first, second) => first * second))
    )
}

/** Whether two amounts make the last one, and one of them has spaces. */
function fits(
  amounts: [PrintedAmount, PrintedAmount, PrintedAmount],
  make: (one: number, other: number) => number
): boolean {
  const [one, other, result] = amounts.map(({ value }) => Number(value))
  return amounts.some(isSpaced) && Math.abs(make(one, other) - result) < 0.011
}

function isSpaced({ words, decimals }: PrintedAmount): boolean {
  return words.length > 1 && decimals === 0
}

/**
 * The decimal separator of most unambiguous numbers. Without one, `490,000` is a whole amount, except in currencies
 * with three decimals; a comma if there is nothing to tell.
 */
function decimalSignOf(lines: Line[]): DecimalSign {
  let votes = 0
  let groups = 0
  for (const { text } of lines) {
    for (const match of text.matchAll(
      /(?<![\d.,/-])(\d{1,3}(?:[.,' ]\d{3})*|\d+)([.,])(\d{2})(?![\d.,/-])/g
    )) {
      votes += match[2] === '.' ? 1 : -1
    }
    for (const match of text.matchAll(/\d[.,]\d{3}([.,])\d{2}(?!\d)/g)) {
      votes += match[1] === '.' ? 3 : -3
    }
    for (const match of text.matchAll(
      /(?<![\d.,/-])[1-9]\d{0,2}([.,])\d{3}(?![\d-]|\/(?![-=])|[.,]\d)/g
    )) {
      groups += match[1] === ',' ? 1 : -1
    }
  }
  if (votes) return votes > 0 ? '.' : ','
  const hasThree = lines.some(({ text }) => threeDecimals.test(text))
  return (hasThree ? -groups : groups) > 0 ? '.' : ','
}
