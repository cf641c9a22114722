import { daysBetween } from '#app/invoices/reading/calendar_day'
import type { Read } from '#app/invoices/reading/invoice_reading'
import { cellWith, textOf } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import { labelFeatures, ranked, type Candidate } from '#app/invoices/reading/text/candidates'
import type { Features } from '#app/invoices/reading/text/choose'
import {
  datesToPayBy,
  isOfDiscount,
  isOfRefund,
} from '#app/invoices/reading/text/dates/due_dates_in_sentences'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import { namesType, typeOf } from '#app/invoices/reading/text/document_type'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import {
  certaintyOf,
  isFirstCell,
  isOfPayment,
  isPayment,
  labelsOutside,
  zonesOf,
  type Zone,
} from '#app/invoices/reading/text/labels/label_zones'
import { dueByTerm } from '#app/invoices/reading/text/dates/payment_terms'
import {
  datesAfterIssue,
  withSource,
  unlabelledIssueDates,
  type DateCandidate,
} from '#app/invoices/reading/text/dates/unlabelled_dates'
import { isPeriod, type PrintedDate } from '#app/invoices/reading/text/printed_dates'

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
  const found: DateCandidate[] = []
  /** Dates of the invoice that is credited. */
  const creditedWords = new Set<Word>()
  const isCredit = name === 'issueDate' && typeOf(text)?.value === 'creditNote'
  for (const label of labelsOutside(text, name, rows)) {
    const isPaid = isPayment(text, label.line.index) || isOfPayment(text, label)
    /** `w terminie do dnia 4 maja` */
    const isEnd = /^do$/i.test(label.line.words[label.from - 1]?.text ?? '')
    const isOther =
      isOfOtherDocument(text, label) ||
      isOfOtherAmount(text, label) ||
      isOfEvent(label) ||
      isDeducted(label)
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
      if (isCredit && (isOfInvoice(label) || isOfNumber(text, label)))
        creditedWords.add(date.words[0])
      break
    }
    const isMissing = name === 'dueDate' && found.length === before
    const wrapped = isMissing && wrappedDate(text, label)
    if (wrapped) found.push({ ...wrapped, score: own * 0.75 })
  }
  const issued = name === 'dueDate' ? (findDate(text, 'issueDate', rows)?.value ?? null) : null
  if (name === 'issueDate') found.push(...unlabelledIssueDates(text, rows, found.length > 0))
  else found.push(...withSource('isToPayBy', datesToPayBy(text)))
  if (issued) found.push(...withSource('isLater', datesAfterIssue(text, rows, issued)))
  const lines = new Map(text.dates.flatMap((dates, at) => dates.map((date) => [date.words[0], at])))
  const lineOf = ({ words: [word] }: PrintedDate) => lines.get(word)!
  const meant =
    name === 'issueDate'
      ? found
      : found.filter((date) => !isOfRefund(text, text.lines[lineOf(date)], date))
  const [credited, own] = [true, false].map((isCredited) =>
    meant.filter(({ words: [first] }) => creditedWords.has(first) === isCredited)
  )
  /** A credit note is not older than the invoice that it credits. */
  const isApart = own.some(
    ({ value, features }) =>
      (features?.isLabelled || features?.isBelowTitle) &&
      credited.every((date) => date.value <= value)
  )
  const values = text.dates.flat().map(({ value }) => value)
  const [first, last] = [values.toSorted()[0], values.toSorted().at(-1)]
  return (isApart ? own : meant).map((date) => {
    const at = lineOf(date)
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

/** `Rectifica la factura A26/03318 de fecha 12/10/2026` */
function isOfNumber({ labels }: DocumentText, { line, from }: FoundLabel): boolean {
  return (
    isJoined(line.words[from - 1]) &&
    labels[line.index].some(({ name, to }) => name === 'invoiceNumber' && to < from - 1)
  )
}

function isJoined(word: Word | undefined): boolean {
  return /^(de|del|du|of|vom|van|z)$/i.test(word?.text ?? '')
}

/** `Albarán 21249 de fecha 27/02/25`: the date of another document. */
function isOfOtherDocument({ labels }: DocumentText, { line, from }: FoundLabel): boolean {
  const cell = cellWith(line, line.words[from])
  const first = line.words.indexOf(cell!.words[0])
  const before = line.cells[line.cells.indexOf(cell!) - 1]?.words[0]
  const starts = [first, ...(before ? [line.words.indexOf(before)] : [])]
  return (
    [from - 1, from].some((at) => isJoined(line.words[at])) &&
    labels[line.index].some(
      ({ name, from: start }) =>
        /^(otherNumber|purchaseOrder)$/.test(name) && starts.includes(start)
    )
  )
}

/** `Solde précédent (facture du 03/01/2026)`: the invoice of an earlier amount, in brackets after it. */
function isOfOtherAmount({ labels }: DocumentText, { line, from }: FoundLabel): boolean {
  return (
    line.words[from].text.startsWith('(') &&
    labels[line.index].some(({ name, to }) => /^(otherAmount|prepaid)$/.test(name) && to < from)
  )
}

/** `Less 1st invoice of 12 May  -25,000.00`: the invoice is not this one. */
function isDeducted({ line: { words } }: FoundLabel): boolean {
  return deducting.has(tokensOf(words[0].text)[0])
}

const deducting = new Set(inAllLanguages(({ labelWords }) => labelWords?.deducting))

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

/** `Payable before` at the end of a line, with the date at the start of the next. */
function wrappedDate(text: DocumentText, { line, to }: FoundLabel) {
  const [next] = linesBelow(text, line, 1, 1)
  if (to < line.words.length - 1 || !next || next.cells.length > 1) return undefined
  return text.dates[next.index].find(({ from }) => from === 0)
}
