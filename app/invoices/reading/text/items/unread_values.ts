import { productOf, sumOfRows, type Row } from '#app/invoices/reading/text/items/item_row'
import {
  headingAbove,
  isProduct,
  type Heading,
} from '#app/invoices/reading/text/items/table_columns'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { taxRows } from '#app/invoices/reading/text/tax_rows'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Character recognition often loses single digits, or takes them for others: then they follow from the other values. */
function isRecognized({ line }: Row): boolean {
  return line.words.some(({ certainty }) => certainty < 1)
}

/** Whole quantities that were not recognized, in a column of quantities: the amount divided by the price. */
export function withUnreadQuantities(headings: Heading[], rows: Row[]): Row[] {
  const isProven = (row: Row) => {
    const [quantity, price, amount] = productOf(row)
    return quantity && price && amount && isProduct(quantity, price, amount)
  }
  if (!rows.some(isProven)) return rows
  return rows.map((row) => {
    const { values, line } = row
    const [quantity, price, amount] = productOf(row)
    const columns = headingAbove(headings, line)?.columns ?? []
    const isCounted = columns.some(({ name }) => name === 'quantity')
    if (
      !isCounted ||
      values.has('discount') ||
      (quantity && columns.some(({ name }) => name === 'discount')) ||
      !price ||
      !amount ||
      isProven(row) ||
      !isRecognized(row)
    )
      return row
    const count = Math.round(Number(amount.value) / Number(price.value))
    const own = { ...(quantity ?? price), value: `${count}`, decimals: 0, isPercent: false }
    if (!(count > 0) || !isProduct(own, price, amount)) return row
    const unread: PrintedAmount = { ...own, currency: null, words: quantity?.words ?? [] }
    return { ...row, values: new Map([...values, ['quantity', unread]]) }
  })
}

/** Rates that were not recognized in a column of rates or their codes: all of them the one rate that fits the bases of the taxes. */
export function withUnreadRates(text: DocumentText, rows: Row[]): Row[] {
  const unread = rows.filter((row) => !row.values.get('taxRate')?.isPercent && isRecognized(row))
  if (!unread.length || unread.length === rows.length) return rows
  const taxed = taxRows(text, new Set(rows.flatMap(({ lines }) => lines)))
  const isWhole = (rate: PrintedAmount) =>
    taxed.every(({ rate: { value }, base, tax }) => {
      const own = rows.filter((row) => {
        const known = unread.includes(row) ? rate : row.values.get('taxRate')!
        return Number(known.value) === Number(value)
      })
      const sum = sumOfRows(own)
      const net = Number(base?.value)
      return [net, net + Number(tax.value)].some((one) => Math.abs(sum - one) < 0.02)
    })
  const fitting = taxed.filter(({ rate }) => isWhole(rate))
  if (fitting.length !== 1) return rows
  const rate = { ...fitting[0].rate, isPercent: false }
  return rows.map((row) =>
    unread.includes(row) ? { ...row, values: new Map([...row.values, ['taxRate', rate]]) } : row
  )
}
