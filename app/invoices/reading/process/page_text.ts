import type { Box } from '#app/invoices/reading/invoice_reading'
import { layOut, type Line } from '#app/invoices/reading/pages/page_layout'
import { boxOf, type PageWords } from '#app/invoices/reading/pages/page_words'
import { countryOf } from '#app/invoices/reading/text/parties/country_names'
import {
  amountsIn,
  currencyOf,
  type NumberFormat,
} from '#app/invoices/reading/text/printed_amounts'
import { numberFormatOf } from '#app/invoices/reading/text/number_format'
import { datesIn, writesMonthFirst } from '#app/invoices/reading/text/printed_dates'

/** The words of a page, to fill fields by hand; ranges are indexes of words, both inclusive. */
export interface PageText {
  page: number
  /** In reading order. */
  words: PageTextWord[]
  /** Phrases and cells of tables. */
  cells: WordRange[]
  /** Words that are values of fields, parsed as when the invoice is read. */
  values: Array<WordRange & { kind: PrintedKind; value: string }>
}

/** The kinds of fields that have a printed form. */
export type PrintedKind = 'decimal' | 'date' | 'currency' | 'country'

/** A word with its place. */
export interface PageTextWord extends Box {
  text: string
}

export interface WordRange {
  from: number
  to: number
}

/** The rest of a page is left out: dense pages have about a thousand words. */
const mostWords = 2000
const longestWord = 200

/** The words of pages with their values, for the page of a reading. */
export function pageTexts(pages: PageWords[]): PageText[] {
  const { lines } = layOut(pages)
  const format = numberFormatOf(lines)
  const isMonthFirst = writesMonthFirst(lines)
  return pages.map((page) => {
    const text: PageText = { page: page.number, words: [], cells: [], values: [] }
    for (const line of lines) {
      const start = text.words.length
      if (line.page !== page.number || start + line.words.length > mostWords) continue
      text.words.push(
        ...line.words.map((word) => ({
          text: word.text.slice(0, longestWord),
          ...boxOf([word], page),
        }))
      )
      const at = ({ from, to }: WordRange) => ({ from: start + from, to: start + to })
      text.cells.push(...cellsOf(line).map(at))
      for (const value of valuesOf(line, format, isMonthFirst)) {
        text.values.push({ ...value, ...at(value) })
      }
    }
    return text
  })
}

function cellsOf({ cells }: Line): WordRange[] {
  let from = 0
  return cells.map(({ words }) => {
    const range = { from, to: from + words.length - 1 }
    from = range.to + 1
    return range
  })
}

function valuesOf(line: Line, format: NumberFormat, isMonthFirst: boolean) {
  const values: PageText['values'] = []
  for (const { value, from, to } of amountsIn(line, format)) {
    values.push({ kind: 'decimal', value, from, to })
  }
  for (const { value, from, to } of datesIn(line, isMonthFirst)) {
    values.push({ kind: 'date', value, from, to })
  }
  for (const [at, { text }] of line.words.entries()) {
    const currency = currencyOf(text)
    if (currency) values.push({ kind: 'currency', value: currency, from: at, to: at })
  }
  for (const { from, to } of cellsOf(line)) {
    const words = line.words.slice(from, to + 1)
    const country = countryOf(words.map(({ text }) => text).join(' '))
    if (country) values.push({ kind: 'country', value: country, from, to })
  }
  return values
}
