import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import type { Row } from '#app/invoices/reading/text/items/item_row'
import { isDiscounted } from '#app/invoices/reading/text/items/row_sums'
import {
  headingAbove,
  isProduct,
  range,
  type Heading,
} from '#app/invoices/reading/text/items/table_columns'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Numbers of pieces as they are printed, with their zeros. */
const counts: [RegExp, number][] = [
  [/^10$/, 1],
  [/^100$/, 2],
  [/^(1[.,'’]?000|mille|mil|tsd)$/i, 3],
]

/**
 * `64 m | 185.00 | 100 | 118.40`: prices of 10, 100 or 1,000 pieces (BT-149) become those of one, if this number is printed in the
 * row or its heading and only so the amount fits, with the discount of the row if there is one.
 */
export function withPricesOfOne(text: DocumentText, headings: Heading[], rows: Row[]): Row[] {
  return rows.map((row) => {
    const { line, values } = row
    const [quantity, price, amount, discount] = (
      ['quantity', 'unitPrice', 'amount', 'discount'] as const
    ).map((name) => values.get(name))
    if (!quantity || !price || !amount || isProduct(quantity, price, amount)) return row
    const heading = headingAbove(headings, line)
    const used = new Set([...quantity.words, ...price.words, ...amount.words, ...row.description])
    const ofHeading = heading
      ? range(heading.first, heading.last).flatMap((index) => text.lines[index].words)
      : []
    const others = [...line.words.filter((word) => !used.has(word)), ...ofHeading]
    /** `78,40/mille` */
    const perWords = price.words.flatMap((word) => word.text.split('/').slice(1))
    const words = [...others.map((word) => word.text.replace(/^\D+|\D+$/g, '')), ...perWords]
    /** `Preis Ct/Einh.` */
    const isInCents = ofHeading.some((word) => /^\W*(ct|cents?)\b/i.test(word.text))
    const one = counts
      .filter(
        ([count, zeros]) => words.some((word) => count.test(word)) || (zeros === 2 && isInCents)
      )
      .map(([, zeros]) => dividedByTen(price, zeros))
      .find(
        (own) => isProduct(quantity, own, amount) || isDiscounted(quantity, own, discount, amount)
      )
    return one ? { ...row, values: new Map([...values, ['unitPrice', one]]) } : row
  })
}

/** `0.92 | 1`, `14.80 | 100` below `Price | per`: the number of pieces that a price is for is not a unit. */
export function withoutCountsAsUnits(rows: Row[]): Row[] {
  return rows.map((row) => {
    const unit = textOf(row.unit)
    const isCount = unit === '1' || (/^\d/.test(unit) && counts.some(([count]) => count.test(unit)))
    return isCount ? { ...row, unit: [] } : row
  })
}

/** The same printed words with the decimal sign moved to the left. */
function dividedByTen(price: PrintedAmount, times: number): PrintedAmount {
  const decimals = price.decimals + times
  const [, sign, whole, rest = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(price.value)!
  const exact = `${whole}${rest.padEnd(price.decimals, '0')}`
  const digits = exact.padStart(decimals + 1, '0')
  const value = `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(
    /(\.\d{2}\d*?)0+$/,
    '$1'
  )
  return { ...price, value, decimals: value.split('.')[1].length }
}
