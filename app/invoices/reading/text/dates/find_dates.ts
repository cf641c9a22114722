import type { Read } from '#app/invoices/reading/invoice_reading'
import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters, printedNameKey } from '#app/invoices/reading/printed_text'
import { labelFeatures, ranked, type Candidate } from '#app/invoices/reading/text/candidates'
import type { Features } from '#app/invoices/reading/text/choose'
import {
  datesToPayBy,
  isBeforePayment,
  isOfDiscount,
  isUntil,
} from '#app/invoices/reading/text/dates/due_dates_in_sentences'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import { namesType, typeOf } from '#app/invoices/reading/text/document_type'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import {
  certaintyOf,
  isFirstCell,
  isOfOther,
  isOfPaid,
  isOfPayment,
  isPayment,
  labelsNamed,
  labelsOutside,
  zonesOf,
  type Zone,
} from '#app/invoices/reading/text/labels/label_zones'
import { marks, stoppers } from '#app/invoices/reading/text/numbers/parse_number'
import { namesInvoice } from '#app/invoices/reading/text/parties/name_texts'
import { dueByTerm, paying } from '#app/invoices/reading/text/dates/payment_terms'
import type { PrintedDate } from '#app/invoices/reading/text/printed_dates'

/** Finds the issue date or the due date. */
export function findDate(
  text: DocumentText,
  name: 'issueDate' | 'dueDate',
  rows: Set<number>
): Read | null {
  const found = dateCandidates(text, name, rows)
  const read = ranked(text, name, found)
  if (!read) return null
  const { isAmbiguous } = found.find(({ value }) => value === read.value)!
  return isAmbiguous ? { ...read, confidence: Math.min(read.confidence, 0.88) } : read
}

/** Days between a due date and a later issue date, beyond which one of them is that of something else. */
const mostDaysPaidBefore = 90
/** Dates later than that, such as the next inspection of a car, are not due dates. */
const mostDaysToPay = 190

/** The due date, or that of a printed term. Receipts have been paid, unless they state a later date at a label. */
export function findDueDate(
  text: DocumentText,
  rows: Set<number>,
  issued: Read | null,
  isReceipt: boolean
): Read | null {
  const read = findDate(text, 'dueDate', rows)
  if (!read) return isReceipt ? null : dueByTerm(text, issued)
  const days = issued ? daysBetween(issued.value, read.value) : 0
  if (!isReceipt) return days < -mostDaysPaidBefore || days > mostDaysToPay ? null : read
  const isLabelled = dateCandidates(text, 'dueDate', rows).some(
    ({ value, features }: Candidate) => value === read.value && features?.isCertain === 1
  )
  return isLabelled && days > 0 ? read : null
}

/** The candidates of a date with their features. */
export function dateCandidates(
  text: DocumentText,
  name: 'issueDate' | 'dueDate',
  rows: Set<number>
) {
  const found: (Candidate & PrintedDate)[] = []
  /** Dates of the invoice that is credited. */
  const creditedWords = new Set<Word>()
  const isCredit = name === 'issueDate' && typeOf(text)?.value === 'creditNote'
  for (const label of labelsOutside(text, name, rows)) {
    const isPaid = isPayment(text, label.line.index) || isOfPayment(text, label)
    /** `w terminie do dnia 4 maja` */
    const isEnd = /^do$/i.test(label.line.words[label.from - 1]?.text ?? '')
    const isOther = isOfOtherDocument(text, label) || isOfEvent(label)
    if (name === 'issueDate' && (isPaid || isEnd || isOther)) continue
    const own = certaintyOf(label)
    const before = found.length
    for (const zone of zonesOf(text, label)) {
      if (rows.has(zone.line.index) && !isBesideTable(label, zone, rows)) {
        if (zone.line === label.line) continue
        break
      }
      const inZone = text.dates[zone.line.index].filter(
        ({ from, to }) => from >= zone.from && from <= zone.to && to >= zone.from
      )
      const date =
        inZone.find((one) => zone.line !== label.line && isBelow(one, label)) ?? inZone[0]
      if (!date || isOfDiscount(text, zone.line, date)) continue
      const distance = date.from - zone.from > 3 ? 0.8 : 1
      const features = { ...labelFeatures(label, zone), isNear: distance === 1 ? 1 : 0 }
      found.push({ ...date, score: own * zone.score * distance, features })
      if (isCredit && isOfInvoice(label)) creditedWords.add(date.words[0])
      break
    }
    const isMissing = name === 'dueDate' && found.length === before
    const wrapped = isMissing && wrappedDate(text, label)
    if (wrapped) found.push({ ...wrapped, score: own * 0.75 })
  }
  const add = (source: string, dates: (PrintedDate & { score: number })[]) =>
    found.push(...dates.map((date) => ({ ...date, features: { [source]: 1 } })))
  const issued = name === 'dueDate' ? (findDate(text, 'issueDate', rows)?.value ?? null) : null
  if (name === 'issueDate') {
    add('isAtNumber', [...datesAtNumber(text, rows), ...datesAtSign(text, rows)])
    add('isBelowNumber', datesBelowNumber(text, rows))
    add('isBelowTitle', datesBelowTitle(text))
    const atPlace = datesAtPlace(text)
    add('isAtPlace', atPlace)
    const timed = found.length ? [] : [...datesPaid(text), ...datesWithTime(text)]
    if (timed.length || !atPlace.length)
      add('isOnly', timed.length ? timed : onlyDate(text, found.length > 0))
  } else {
    add('isToPayBy', datesToPayBy(text))
    if (issued) add('isLater', datesAfterIssue(text, rows, issued))
  }
  const [credited, own] = [true, false].map((isCredited) =>
    found.filter(({ words: [first] }) => creditedWords.has(first) === isCredited)
  )
  /** A credit note is not older than the invoice that it credits. */
  const isApart = own.some(
    ({ value, features }) =>
      (features?.isLabelled || features?.isBelowTitle) &&
      credited.every((date) => date.value <= value)
  )
  const lines = new Map(text.dates.flatMap((dates, at) => dates.map((date) => [date.words[0], at])))
  const values = text.dates.flat().map(({ value }) => value)
  const [first, last] = [values.toSorted()[0], values.toSorted().at(-1)]
  return (isApart ? own : found).map((date) => {
    const at = lines.get(date.words[0])!
    const features = {
      ...date.features,
      isPeriod: isPeriod(text.dates[at], date, text.lines[at]) ? 1 : 0,
      isEarliest: date.value === first ? 1 : 0,
      isLatest: date.value === last ? 1 : 0,
      ...(issued ? termFeatures(issued, date.value) : {}),
    }
    return { ...date, features }
  })
}

/** `Albarán 21249 de fecha 27/02/25`: the date of another document. */
function isOfOtherDocument({ labels }: DocumentText, { line, from }: FoundLabel): boolean {
  const cell = cellWith(line, line.words[from])
  const first = line.words.indexOf(cell!.words[0])
  const isJoined = [from - 1, from].some((at) =>
    /^(de|del|du|of|vom|van|z)$/i.test(line.words[at]?.text ?? '')
  )
  const before = line.cells[line.cells.indexOf(cell!) - 1]?.words[0]
  const starts = [first, ...(before ? [line.words.indexOf(before)] : [])]
  return (
    isJoined &&
    labels[line.index].some(
      ({ name, from: start }) =>
        /^(otherNumber|purchaseOrder)$/.test(name) && starts.includes(start)
    )
  )
}

/** `Date of tow`, not `Date of issue` or `Date of invoice` */
function isOfEvent({ line: { words }, to }: FoundLabel): boolean {
  const [of, word] = words.slice(to + 1, to + 3).map((own) => plainLetters(own.text))
  return of === 'of' && !ofDocument.test(word ?? '')
}

const ofDocument =
  /^(issu\w*|invoic\w*|bill\w*|receipt|credit|debit|statement|document|sale|order|this|the)\W*$/

/** `Invoice date`, `Rechnungsdatum` */
function isOfInvoice({ line: { words }, from, to }: FoundLabel): boolean {
  const label = textOf(words.slice(from, to + 1))
  return namesType(label, 'invoice') || /^(rechnungs|factuur)dat/i.test(label)
}

/** A value alone below its label in a margin beside the rows of a table. */
function isBesideTable(label: FoundLabel, zone: Zone, rows: Set<number>): boolean {
  const value = zone.line.cells.find(({ words }) => words[0] === zone.line.words[zone.from])
  return (
    isFirstCell(label) &&
    (label.line.cells.length === 1 || rows.has(label.line.index)) &&
    value !== undefined &&
    zone.line.cells.length > 1 &&
    Math.abs(value.left - label.line.cells[0].left) < 3
  )
}

/** Whether a date overlaps the words of a label above it. */
function isBelow({ words }: PrintedDate, { line, from, to }: FoundLabel): boolean {
  return words.at(-1)!.right > line.words[from].left && words[0].left < line.words[to].right
}

const usualTerms = new Set([7, 8, 10, 14, 15, 20, 21, 28, 30, 31, 45, 60, 90])

function termFeatures(issued: string, due: string): Features {
  const days = daysBetween(issued, due)
  return { isUsualTerm: usualTerms.has(days) ? 1 : 0, isBeforeIssue: days < 0 ? 1 : 0 }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

const longestTerm = 120

/** Dates after the issue date without a known label: little else on an invoice is in the future. */
function datesAfterIssue(text: DocumentText, rows: Set<number>, issued: string) {
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

/** `Payable before` at the end of a line, with the date at the start of the next. */
function wrappedDate(text: DocumentText, { line, to }: FoundLabel) {
  const [next] = linesBelow(text, line, 1, 1)
  if (to < line.words.length - 1 || !next || next.cells.length > 1) return undefined
  return text.dates[next.index].find(({ from }) => from === 0)
}

/** `from 1 May to 31 May`: two dates with at most two short words between them. */
function isPeriod(dates: PrintedDate[], date: PrintedDate, line: Line): boolean {
  const others = dates.filter(({ from }) => from !== date.from)
  return others.some((other) => {
    const [first, second] = other.from < date.from ? [other, date] : [date, other]
    const between = line.words.slice(first.to + 1, second.from)
    /** Two dates in a row of a table. */
    const gap = second.words[0].left - first.words.at(-1)!.right
    if (!between.length && gap > 0.7 * second.words[0].size) return false
    return between.length < 3 && between.every(({ text }) => /^[-–—]$|^\p{L}{1,5}\.?$/u.test(text))
  })
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

/** `Date paid` on a receipt, which states no other date of its own. */
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
  if (typeOf(text)?.value !== 'receipt') return []
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
    if (line.page !== text.lines[0].page || line.top > height * 0.45) return []
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
