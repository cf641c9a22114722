import { type ColumnName, sumLabels } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { cellWith, type Line } from '#app/invoices/reading/pages/page_layout'
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

/** Whether a line starts with the label of a sum. */
export function startsWithSum(text: DocumentText, line: Line): boolean {
  const start = startOf(line)
  return text.labels[line.index].some(({ name, from }) => from === start && sumLabels.has(name))
}

/** The first word, after a mark such as that of `* Delivery note no. 17` or `** Total labour`. */
export function startOf({ words }: Line): number {
  return /^[^\p{L}\d]{1,2}$/u.test(words[0].text) ? 1 : 0
}

export function sumOfRows(rows: Row[], name: ColumnName = 'amount'): number {
  return rows.reduce((sum, { values }) => sum + Number(values.get(name)?.value ?? 0), 0)
}

/** Quantity, price and amount. */
export function productOf({ values }: Row) {
  return (['quantity', 'unitPrice', 'amount'] as const).map((name) => values.get(name))
}

/** A whole number that is printed in other signs, such as words for zero. */
export function wholeNumber(value: string, line: Line, words: Word[]): PrintedAmount {
  const from = line.words.indexOf(words[0])
  const to = from + words.length - 1
  const place = { words, from, to, left: words[0].left, right: words.at(-1)!.right }
  return { value, decimals: 0, isPercent: false, currency: null, ...place }
}

/** Whether two sums are the same to the cent. */
export function isSameSum(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.006
}

/** A number among letters, as in `Rolls of 24 pieces`. */
export function isWithinText(line: Line, amount: PrintedAmount): boolean {
  const cell = cellWith(line, amount.words[0])
  if (!cell) return false
  const others = cell.words.filter((word) => !amount.words.includes(word) && !currencyOf(word.text))
  return others.some(({ text }) => /\p{L}{3,}/u.test(text))
}

/** Words between quantity and price. */
export const connectors = /^(at|@|à|a|je|zu|per|por|da|x|×|po)$/i
