import type { Line } from '#app/invoices/reading/pages/page_layout'
import { isNear } from '#app/invoices/reading/text/amounts_fit'
import { isProduct } from '#app/invoices/reading/text/items/table_columns'
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

/** `12 000 FCFA`, or a column of such numbers, in a document without decimals. */
function hasWholeAmounts(lines: Line[]): boolean {
  const alone = lines
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => /^[1-9]\d{0,2}( \d{3})+$/.test(text))
  const columns = Map.groupBy(alone, ({ right }) => Math.round(right))
  const isColumn = [...columns.values()].some((cells) => cells.length >= leastInColumn)
  const isWhole = ({ text }: Line) => {
    const after = /(?<![\d.,/-])[1-9]\d{0,2}(?: \d{3})+ (\S+)/.exec(text)?.[1]
    return after !== undefined && currencyOf(after) !== null
  }
  return (
    (isColumn || lines.some(isWhole)) &&
    !lines.some(({ text }) => /\d[.,]\d{2}(?!\d| ?%)/.test(text))
  )
}

/** Fewer can be numbers of other things, such as telephones. */
const leastInColumn = 4

/**
 * Whether numbers with spaces fit others: `4 | 3 200 | 12 800` is a product, `30 960` at the end of a line is the sum of those
 * directly above it, and a total repeats the only row. Telephone and register numbers do not.
 */
function hasFittingAmounts(lines: Line[], decimalSign: DecimalSign): boolean {
  if (!lines.some(({ text }) => /(?<![\d.,/-])[1-9]\d{0,2} \d{3}(?![\d.,])/.test(text)))
    return false
  const rows = lines
    .map((line) => amountsIn(line, { decimalSign, hasSpaces: true }))
    .map((amounts) => amounts.filter(({ isPercent }) => !isPercent))
    .filter((amounts) => amounts.length > 0)
  const last = rows.map((amounts) => amounts.at(-1)!)
  return (
    rows.some(hasProduct) ||
    last.some((sum, at) => isSumOfAbove(sum, last.slice(Math.max(0, at - mostInSum), at))) ||
    last.some(
      (row, at) => isSpaced(row) && last.slice(at + 1).some((total) => isRepeated(row, total))
    )
  )
}

function hasProduct(amounts: PrintedAmount[]): boolean {
  const product = amounts.at(-1)!
  const factors = amounts.slice(0, -1)
  return factors.some((one, at) =>
    factors
      .slice(at + 1)
      .some((other) => [one, other, product].some(isSpaced) && isProduct(one, other, product))
  )
}

/** The most rows and sums that a total is the sum of. */
const mostInSum = 40

/** Whether an amount is the sum of two or more directly above it, and at least one of them all has spaces. */
function isSumOfAbove(sum: PrintedAmount, above: PrintedAmount[]): boolean {
  let rest = Number(sum.value)
  let areSpaced = isSpaced(sum)
  for (const [count, amount] of above.toReversed().entries()) {
    rest -= Number(amount.value)
    areSpaced ||= isSpaced(amount)
    if (count > 0 && areSpaced && isNear(rest, 0)) return true
  }
  return false
}

/** `1 200` again, with spaces or without; longer numbers in one column only. */
function isRepeated(row: PrintedAmount, total: PrintedAmount): boolean {
  const isShort = row.words.length === 2 || Math.abs(row.right - total.right) < 2
  return isShort && row.value === total.value
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
