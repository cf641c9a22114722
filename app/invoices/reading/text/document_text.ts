import {
  columnsIn,
  isWithin,
  labelsIn,
  type FoundLabel,
} from '#app/invoices/reading/text/labels/find_labels'
import { withoutOtherInvoices } from '#app/invoices/reading/text/labels/other_invoices'
import type { ColumnName } from '#app/invoices/reading/phrases'
import { languageOfText } from '#app/invoices/reading/pages/ocr_language'
import { layOut, textOf, type Layout, type Line } from '#app/invoices/reading/pages/page_layout'
import { boxOf, type PageWords, type Word } from '#app/invoices/reading/pages/page_words'
import { amountsIn, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import { numberFormatOf } from '#app/invoices/reading/text/number_format'
import {
  datesIn,
  wrappedDatesIn,
  writesMonthFirst,
  type PrintedDate,
} from '#app/invoices/reading/text/printed_dates'
import { withDividedTitles } from '#app/invoices/reading/text/divided_titles'
import { withDividedUnits } from '#app/invoices/reading/text/divided_units'
import { ibanLength } from '#app/money/identifiers'
import { plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import type { Read } from '#app/invoices/reading/invoice_reading'

/** The pages of a document with their analysis, before values are selected. */
export interface DocumentText {
  layout: Layout
  lines: Line[]
  labels: FoundLabel[][]
  columns: FoundLabel<ColumnName>[][]
  dates: PrintedDate[][]
  amounts: PrintedAmount[][]
}

/** A function of a document that is computed at its first use only. */
export function oncePerDocument<T>(compute: (text: DocumentText) => T): (text: DocumentText) => T {
  const known = new WeakMap<DocumentText, { value: T }>()
  return (text) => {
    const own = known.get(text) ?? { value: compute(text) }
    known.set(text, own)
    return own.value
  }
}

/** The language of the text; null if it is not sure. */
export const languageOf = oncePerDocument(({ lines }) =>
  languageOfText(lines.map((line) => line.text).join('\n'))
)

export function documentText(pages: PageWords[]): DocumentText {
  const layout = layOut(pages.map(withDividedTitles).map(withDividedUnits))
  const { lines } = layout
  const isMonthFirst = writesMonthFirst(lines)
  const format = numberFormatOf(lines)
  const labels = withoutOtherInvoices(lines, lines.map(labelsIn))
  const dates = lines.map((line, at) =>
    [...datesIn(line, isMonthFirst), ...wrappedDatesIn(lines, line)].filter(
      (date) => !isNumbered(line, date, labels[at]) && !isInStreet(line, date)
    )
  )
  return {
    layout,
    lines,
    /** The `de` of `30 de mayo` is not part of a name. */
    labels: labels.map((own, at) =>
      own.filter((label) => !dates[at].some((date) => isWithin(label, date)))
    ),
    columns: lines.map(columnsIn),
    dates,
    amounts: lines.map((line) => amountsIn(line, format)),
  }
}

/** `ul. 3 Maja 45`, `rue du 8 mai 1945`: streets named after a day, whose month is a word. */
function isInStreet({ words }: Line, { from, to }: PrintedDate): boolean {
  if (!words.slice(from, to + 1).some(({ text }) => /^\p{L}+$/u.test(text))) return false
  const before = words.slice(Math.max(0, from - 2), from).map(({ text }) => plainLetters(text))
  return before.some((word) => ofStreets.test(word)) || before.at(-1) === 'via'
}

const ofStreets =
  /^((ul|al|pl|os|avda|av)\.|ulica|aleja|plac|rue|avenue|place|boulevard|viale|piazza|corso|calle|plaza|avenida|rua|praca)$/

/** `Facture n° 2026-03-04`, `Numer faktury: FV 4/03/2026`: a number that looks like a date. */
function isNumbered(line: Line, { from, to }: PrintedDate, labels: FoundLabel[]): boolean {
  if (from !== to) return false
  const before = line.words[from - 1]?.text ?? ''
  if (/^(no|nr|num|n)$/.test(tokensOf(before).join(' '))) return true
  /** `FV 7/03/2025`: the series of a number. */
  const isStart = line.cells.some(({ words }) => words[0] === line.words[from])
  if (
    !isStart &&
    /^(?!D)[B-DF-HJ-NP-TV-XZ]{2,4}$/.test(before) &&
    /[/]/.test(line.words[from].text)
  )
    return true
  const end = /^[A-Z]{1,4}$/.test(before) ? from - 2 : from - 1
  const own = labels.filter((label) => label.to === end)
  /** `Date / Number: 1/05/2026 / 4711` */
  const isSecond = labels.some(
    (label) =>
      label.name === 'issueDate' && label.to < end && line.words[label.to + 1]?.text === '/'
  )
  if (isSecond) return false
  return (
    own.some(({ name, isCertain }) => name === 'invoiceNumber' && isCertain) &&
    !own.some(({ name }) => name.endsWith('Date'))
  )
}

/** Amounts of a line, without dates, parts of longer numbers, and the capital of a company. */
export function moneyIn(text: DocumentText, line: number): PrintedAmount[] {
  return moneyOf(text)[line]
}

const moneyOf = oncePerDocument(({ lines, amounts, dates }) =>
  lines.map(({ index, words }) =>
    amounts[index].filter(({ from, to, decimals, currency }) => {
      const before = (count: number) => textOf(words.slice(Math.max(0, from - count), from))
      return (
        !dates[index].some((date) => date.from <= to && date.to >= from) &&
        !capital.test(plainLetters(before(5))) &&
        (decimals > 0 ||
          currency !== null ||
          !(endsInIban(before(9)) || isInReference(words, from)))
      )
    })
  )
)

/** `21 00000 00003 13947 14300 09017`: groups of five digits. */
function isInReference(words: Word[], at: number): boolean {
  const isGroup = (word: Word | undefined) => /^\d{5}$/.test(word?.text ?? '')
  return isGroup(words[at]) && (isGroup(words[at - 1]) || isGroup(words[at + 1]))
}

/** `BE84 7311`: the words before another group of an account. */
function endsInIban(text: string): boolean {
  const country = /(?:^|\s)([A-Z]{2})\d{2}(?:\s[A-Z\d]{4})*$/.exec(text)?.[1]
  return country !== undefined && ibanLength(country) !== null
}

/** `Cap. Soc. €`, `au capital de`, `Stammkapital EUR`: the last words before an amount. */
const capital =
  /(\bcapital( social)?|\bcap(\.|itale?) ?soc(\.|iale?)|kapital( zakladowy)?)( (de|of|di))?:?( (€|eur|£|zl|pln))?$/

/** A value with its place. Uncertain characters lower its confidence. */
export function printed<T extends string>(
  text: DocumentText,
  value: T,
  words: Word[],
  confidence: number
): Read<T> {
  const certainty = words.length ? Math.min(...words.map((word) => word.certainty)) : 1
  const page = text.layout.pages.find(({ number }) => number === words[0]?.page)
  return {
    value,
    confidence: Math.round(confidence * certainty * 100) / 100,
    source: page?.source ?? text.layout.pages[0]?.source ?? 'text',
    page: page?.number ?? null,
    box: page ? boxOf(words, page) : null,
  }
}

/** The lines below on the same page, nearest first, within the distance of a value from its label. */
export function linesBelow(text: DocumentText, line: Line, count: number, reach = 3.4): Line[] {
  const height = line.bottom - line.top
  const below: Line[] = []
  for (let at = line.index + 1; at < text.lines.length && below.length < count; at++) {
    const next = text.lines[at]
    if (next.page !== line.page || next.top - line.bottom > reach * height) break
    below.push(next)
  }
  return below
}

/** Whether the pages are pictures, so that printed values can be missing. */
export function isPicture({ layout: { pages } }: DocumentText): boolean {
  return pages[0]?.source === 'ocr'
}
