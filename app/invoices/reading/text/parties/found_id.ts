import { textOf, type Cell } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { printedNameKey } from '#app/invoices/reading/printed_text'

/** A VAT number or an account. */
export interface FoundId {
  value: string
  words: Word[]
  confidence: number
  /** Whether its label says that it is the buyer's. */
  isBuyers: boolean
  /** The words of the cell of a VAT number. */
  cell?: Word[]
  /** The cells above it in its column. */
  above?: Cell[]
}

/** Whether a text has a word that starts with one of the prefixes. */
export function startsAny(words: Word[], prefixes: string[]): boolean {
  const text = ` ${printedNameKey(textOf(words))}`
  return prefixes.some((word) => text.includes(` ${word}`))
}
