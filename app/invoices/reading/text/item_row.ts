import type { ColumnName } from '#app/invoices/reading/phrases'
import type { Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

export interface Row {
  line: Line
  /** All its lines. */
  lines: number[]
  values: Map<ColumnName, PrintedAmount>
  unit: Word[]
  description: Word[]
  /** Whether its description is over: a number of the article or another detail follows. */
  isDescribed?: boolean
}

export const sums = new Set(['subtotal', 'tax', 'total', 'amountDue', 'prepaid'])

/** A number among letters, as in `Rolls of 24 pieces`. */
export function isWithinText(line: Line, amount: PrintedAmount): boolean {
  const cell = line.cells.find(({ words }) => words.includes(amount.words[0]))
  if (!cell) return false
  const others = cell.words.filter((word) => !amount.words.includes(word) && !currencyOf(word.text))
  return others.some(({ text }) => /\p{L}{3,}/u.test(text))
}

/** Words between quantity and price. */
export const connectors = /^(at|@|à|a|je|zu|per|por|da|x|×|po)$/i
