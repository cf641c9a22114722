import type { ColumnName } from '#app/invoices/reading/phrases'
import type { Line } from '#app/invoices/reading/pages/page_layout'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

export interface TableColumn {
  name: ColumnName
  left: number
  right: number
}

export interface Heading {
  columns: TableColumn[]
  first: number
  last: number
}

/** The heading of the table that a line is in. */
export function headingAbove(headings: Heading[], { index }: Line): Heading | undefined {
  return headings.findLast(({ last }) => last < index)
}

/** Columns that hold numbers. */
export const numeric: ColumnName[] = [
  'position',
  'quantity',
  'unitPrice',
  'discount',
  'taxRate',
  'taxAmount',
  'grossAmount',
  'amount',
]

export function overlaps(place: { left: number; right: number }, column: TableColumn): boolean {
  return Math.min(place.right, column.right) > Math.max(place.left, column.left) - 2
}

/** Whether a quantity at this price is this amount, to the cent. */
export function isProduct(quantity: PrintedAmount, price: PrintedAmount, amount: PrintedAmount) {
  return Math.abs(Number(quantity.value) * Number(price.value) - Number(amount.value)) < 0.006
}

/** The index of a word's cell in its line. */
export function cellAt(line: Line, word: number): number {
  let end = 0
  return line.cells.findIndex(({ words }) => (end += words.length) > word)
}

/** All whole numbers from the first to the last. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The first word that is not in a margin left of the table; 0 if there is none. */
export function startInTable({ words }: Line, [first]: TableColumn[]): number {
  return Math.max(
    0,
    words.findIndex(({ right }) => right > first.left - 12)
  )
}
