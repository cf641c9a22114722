import { daysBetween } from '#app/invoices/reading/calendar_day'
import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import type { Candidate } from '#app/invoices/reading/text/candidates'
import { isBeforePayment, isUntil } from '#app/invoices/reading/text/dates/due_dates_in_sentences'
import { paying } from '#app/invoices/reading/text/dates/payment_terms'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import { isTillReceipt } from '#app/invoices/reading/text/till_roll'
import { typeOf } from '#app/invoices/reading/text/document_type'
import {
  isOfOther,
  isOfPaid,
  labelsNamed,
  labelsOutside,
  zonesOf,
} from '#app/invoices/reading/text/labels/label_zones'
import { marks, stoppers } from '#app/invoices/reading/text/numbers/parse_number'
import { namesInvoice } from '#app/invoices/reading/text/parties/name_texts'
import { isPeriod, type PrintedDate } from '#app/invoices/reading/text/printed_dates'

type ScoredDate = PrintedDate & { score: number }
export type DateCandidate = Candidate & PrintedDate

/** Marks dates with the feature of the rule that found them. */
export function withSource(source: string, dates: ScoredDate[]): DateCandidate[] {
  return dates.map((date) => ({ ...date, features: { [source]: 1 } }))
}

/** Candidates for the issue date by position. With a labelled date (`isKnown`), the first of several dates is not one. */
export function unlabelledIssueDates(
  text: DocumentText,
  rows: Set<number>,
  isKnown: boolean
): DateCandidate[] {
  const atPlace = datesAtPlace(text)
  const found = [
    ...withSource('isAtNumber', [...datesAtNumber(text, rows), ...datesAtSign(text, rows)]),
    ...withSource('isBelowNumber', datesBelowNumber(text, rows)),
    ...withSource('isBelowTitle', datesBelowTitle(text)),
    ...withSource('isAtPlace', atPlace),
  ]
  const isFound = isKnown || found.length > 0
  const timed = isFound ? [] : [...datesPaid(text), ...datesWithTime(text)]
  if (timed.length || !atPlace.length)
    found.push(...withSource('isOnly', timed.length ? timed : onlyDate(text, isFound)))
  return found
}

const longestTerm = 120

/** Candidates for the due date: dates after the issue date without a known label, since little else on an invoice is in the future. */
export function datesAfterIssue(
  text: DocumentText,
  rows: Set<number>,
  issued: string
): ScoredDate[] {
  const others = wordsOfDates(text, ['otherDate'])
  const later = text.lines.flatMap((line) =>
    text.dates[line.index].filter((date) => {
      const days = daysBetween(issued, date.value)
      const isOther = others.has(date.words[0]) || isStart(line, date)
      return (
        days > 0 &&
        days <= longestTerm &&
        !isOther &&
        !rows.has(line.index) &&
        !isOfPaid(text, line.index) &&
        !isPeriod(text.dates[line.index], date, line)
      )
    })
  )
  const isOnly = new Set(later.map(({ value }) => value)).size === 1
  return later.map((date) => ({ ...date, score: isOnly ? 0.5 : 0.3 }))
}

/** The words of dates beside or below labels of these dates. */
function wordsOfDates(text: DocumentText, names: ('dueDate' | 'otherDate')[]): Set<Word> {
  const labels = names.flatMap((name) => labelsNamed(text, name))
  return new Set(
    labels.flatMap((label) =>
      zonesOf(text, label)
        .slice(0, 1)
        .flatMap(({ line, from, to }) =>
          text.dates[line.index]
            .filter((date) => date.from >= from && date.from <= to)
            .flatMap(({ words }) => words)
        )
    )
  )
}

/** `from 1 May`: the start of a period. */
function isStart({ words }: Line, { from }: PrintedDate): boolean {
  return /^(from|since|ab|seit|dal|desde|vanaf|od)$/i.test(words[from - 1]?.text ?? '')
}

/** `du 1 mai 2026` at the start of the line below the invoice number. */
function datesBelowNumber(text: DocumentText, rows: Set<number>) {
  return labelsOutside(text, 'invoiceNumber', rows).flatMap((label) => {
    /** A line of another column may be between them. */
    const [cell] = linesBelow(text, label.line, 2).flatMap(({ cells }) =>
      cells.filter(({ left }) => Math.abs(left - label.line.words[label.from].left) < 40)
    )
    if (!cell || isOfOther(label)) return []
    const below = cell.line
    const from = below.words.indexOf(cell.words[0])
    const date = text.dates[below.index].find((one) => one.from === from || one.from === from + 1)
    const isFree =
      date && !text.labels[below.index].some((one) => one.from <= date.from && one.from >= from)
    const start = plainLetters(cell.words[0].text)
    const isLed =
      date?.from === from || /^(du|vom|of|dated?|del|van|z|dnia|de|le|dal|am|den)$/.test(start)
    return date && isFree && isLed && !isPeriod(text.dates[below.index], date, below)
      ? [{ ...date, score: 0.72 }]
      : []
  })
}

/** `Invoice 123 of 1 May 2026`: a date beside the invoice number is the issue date. */
function datesAtNumber(text: DocumentText, rows: Set<number>) {
  const ofOthers = wordsOfDates(text, ['dueDate', 'otherDate'])
  return labelsOutside(text, 'invoiceNumber', rows).flatMap((label) => {
    if (isOfOther(label)) return []
    const others = text.labels[label.line.index].filter(
      ({ name, to }) => /Date$/.test(name) && to > label.to
    )
    const dates = text.dates[label.line.index].filter(
      ({ from, words: [first] }) =>
        from > label.to && !others.some(({ to }) => to < from) && !ofOthers.has(first)
    )
    /** Two dates are a period; `under number 4711 by 1 May` is a date of a payment. */
    const isIssue =
      dates.length === 1 &&
      !isUntil(printedNameKey(textOf(label.line.words.slice(label.to + 1, dates[0].from))))
    const date = isIssue ? dates[0] : undefined
    const title = label.line.words.slice(label.to + 1, label.to + 4)
    const isMarked = label.isCertain || title.some((word) => marks.test(word.text))
    return date ? [{ ...date, score: isMarked ? 0.9 : 0.74 }] : []
  })
}

/** `N° 4711 du 31/10/2026` without a label: a number sign, a number and a date. */
function datesAtSign(text: DocumentText, rows: Set<number>) {
  const half = 0.5 * (text.layout.pages[0]?.height ?? 0)
  const lines = text.lines.filter(
    ({ index, page, top }) => page === text.lines[0].page && top < half && !rows.has(index)
  )
  return lines.flatMap((line) =>
    line.cells.flatMap(({ words }) => {
      const from = line.words.indexOf(words[0])
      const isSign = marks.test(plainLetters(words[0].text)) && /\d/.test(words[1]?.text ?? '')
      const own = text.labels[line.index].some((label) => label.from === from)
      const date = text.dates[line.index].find((one) => one.from === from + 3)
      const isLed = date && stoppers.test(line.words[date.from - 1].text)
      return isSign && !own && isLed ? [{ ...date, score: 0.74 }] : []
    })
  )
}

/** A date alone in a cell below a title, perhaps with the number between them. */
function datesBelowTitle(text: DocumentText) {
  return text.lines.flatMap((line) =>
    text.dates[line.index].flatMap((date) => {
      const cell = cellWith(line, date.words[0])
      if (!cell || cell.words.length > date.words.length || line.page !== text.lines[0].page)
        return []
      const above = text.lines
        .slice(Math.max(0, line.index - 4), line.index)
        .flatMap(({ cells }) => cells)
        .filter((other) => other.left < cell.right && other.right > cell.left)
        .slice(-2)
      const isTitled = above.some(
        ({ text: title, words }) => words.length < 5 && namesInvoice(title)
      )
      const isOther = above.some(({ words, line: { index } }) =>
        text.labels[index].some(
          ({ name, line: own, from }) => /Date$/.test(name) && words.includes(own.words[from])
        )
      )
      return isTitled && !isOther ? [{ ...date, score: 0.68 }] : []
    })
  )
}

/** `Lyon, le 1 mai 2026`: place and date. */
function datesAtPlace(text: DocumentText) {
  return text.lines.flatMap((line) => {
    const cell = line.cells.find(({ text: own }) => /^\p{Lu}[\p{L} .-]{2,30},\s/u.test(own))
    const from = cell ? line.words.indexOf(cell.words[0]) : 0
    const comma = cell?.words.findIndex((word) => word.text.endsWith(',')) ?? -1
    /** `Fees are payable in advance, by 1 May` has no place. */
    const isPlace = cell?.words
      .slice(0, comma + 1)
      .every(({ text: word }) => !/^\p{Ll}{4}/u.test(word))
    const date = text.dates[line.index].find(({ from: at, words: [first] }) => {
      const between = at - from - comma - 1
      const isInCell = cell?.words.includes(first)
      return isPlace && isInCell && comma > -1 && between >= 0 && between < 2
    })
    return date && line.page === text.lines[0].page ? [{ ...date, score: 0.72 }] : []
  })
}

/** `Date paid` on a receipt without an issue date. */
function datesPaid(text: DocumentText) {
  if (typeOf(text)?.value !== 'receipt') return []
  const labels = labelsNamed(text, 'otherDate').filter(({ line, from, to }) =>
    paying.test(plainLetters(textOf(line.words.slice(from, to + 1))))
  )
  return labels.flatMap((label) => {
    const [zone] = zonesOf(text, label)
    const date = zone && text.dates[zone.line.index].find(({ from }) => from === zone.from)
    return date ? [{ ...date, score: 0.7 }] : []
  })
}

/** `14/05/2026 09:41` on a receipt, whose other dates, such as those of offers, have no time. */
function datesWithTime(text: DocumentText) {
  if (typeOf(text)?.value !== 'receipt' && !isTillReceipt(text)) return []
  const time = /^\d{1,2}:\d{2}(:\d{2})?$/
  const found = text.lines.flatMap(({ index, words }) =>
    text.dates[index].filter(({ from, to }) =>
      words.slice(Math.max(0, from - 2), to + 3).some((word) => time.test(word.text))
    )
  )
  const isSame = new Set(found.map(({ value }) => value)).size === 1
  return isSame ? [{ ...found[0], score: 0.6 }] : []
}

/** The only date of a document without another label, or the first one at its head. */
function onlyDate(text: DocumentText, isKnown: boolean) {
  const free = text.dates.flatMap((dates, index) => {
    const line = text.lines[index]
    const height = text.layout.pages[0]?.height ?? 0
    const isFar = line.top > height * 0.45 && !isTillReceipt(text)
    if (line.page !== text.lines[0].page || isFar) return []
    const names = text.labels[index].map(({ name }) => name)
    if (names.includes('otherDate') || names.includes('dueDate')) return []
    const before = (date: PrintedDate) => printedNameKey(textOf(line.words.slice(0, date.from)))
    return dates.filter((date) => !isPeriod(dates, date, line) && !isBeforePayment(before(date)))
  })
  const values = new Set(free.map(({ value }) => value))
  /** The first of several is a guess, which must not select the first date of a table. */
  if (isKnown && values.size > 1) return []
  return free.slice(0, 1).map((date) => ({ ...date, score: values.size === 1 ? 0.6 : 0.42 }))
}
