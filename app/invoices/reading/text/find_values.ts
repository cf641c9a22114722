import { chosen, placeOf, type Features } from '#app/invoices/reading/text/choose'
import { printed, linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import { namesType, typeOf } from '#app/invoices/reading/text/document_type'
import type { FoundLabel } from '#app/invoices/reading/text/find_labels'
import type { Read } from '#app/invoices/reading/invoice_reading'
import { inAllLanguages, type LabelName, type Phrases } from '#app/invoices/reading/phrases'
import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import { namesInvoice, postPlace } from '#app/invoices/reading/text/party_names'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { printedNameKey, plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import type { PrintedDate } from '#app/invoices/reading/text/printed_dates'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'

/** A candidate value of a field with its score: about 1 for a certain label with its value beside it. */
export interface Candidate<V = string> {
  value: V
  words: Word[]
  score: number
  features?: Features
}

/** The words that may contain the value of a label: beside it up to the next label, or below it. */
interface Zone {
  line: Line
  from: number
  to: number
  score: number
}

const numberFields: LabelName[] = [
  'invoiceNumber',
  'purchaseOrder',
  'buyerReference',
  'paymentReference',
]

const amountNames = new Set<LabelName>(['subtotal', 'tax', 'total', 'prepaid', 'amountDue'])

const bareNumbers = new Set(['number', 'nummer', 'numero', 'numer'])

/** Document numbers and references beside or below their labels. */
export function findNumber(text: DocumentText, name: LabelName, rows: Set<number>): Read | null {
  const found = numberCandidates(text, name, rows)
  return name === 'invoiceNumber' ? ranked(text, name, found) : best(text, found)
}

/** The candidates of a number with what is known about them. */
export function numberCandidates(
  text: DocumentText,
  name: LabelName,
  rows: Set<number>
): Candidate[] {
  const found: Candidate[] = []
  const type = name === 'invoiceNumber' ? typeOf(text)?.value : undefined
  const isNarrow = (label: string) =>
    type !== undefined && type !== 'invoice' && namesType(label, type)
  for (const label of labelsOutside(text, name, rows)) {
    if (name === 'invoiceNumber' && isOfOther(label)) continue
    /** `Nummer` alone is ambiguous: it can be a customer number. */
    const isBare =
      label.tokens === 1 && bareNumbers.has(tokensOf(label.line.words[label.from].text)[0])
    const own = certaintyOf(label) * (isBare ? 0.75 : 1)
    const printedLabel = plainLetters(textOf(label.line.words.slice(label.from, label.to + 1)))
    for (const place of zonesOf(text, label)) {
      if (rows.has(place.line.index)) break
      const zone = afterDate(text, place)
      const number = numberLikeDate(text, label, zone) ?? numberIn(text, zone)
      if (!number && isDate(text, zone)) break
      if (!number || (isBare && /^[A-Z]{2}\d{8,12}$/.test(number.value))) continue
      const sure = number.isMarked && zone.line === label.line ? Math.max(own, 0.95) : own
      const shape = shapeOf(number.value, name)
      const title = label.line.cells.find(({ words }) =>
        words.includes(label.line.words[label.from])
      )
      const features = {
        ...labelFeatures(label, zone),
        ...numberFeatures(number.value),
        isTitled: title && namesInvoice(title.text) ? 1 : 0,
        isNarrow: title && isNarrow(title.text) ? 1 : 0,
        isMarked: number.isMarked ? 1 : 0,
        isBare: isBare ? 1 : 0,
        isOfInvoice: invoiceWords.test(printedLabel) && !isNarrow(printedLabel) ? 1 : 0,
        shape,
      }
      found.push({ ...number, score: sure * zone.score * shape, features })
      break
    }
  }
  if (name === 'invoiceNumber')
    found.push(...numbersAtTitle(text), ...unlabelledNumbers(text, rows))
  return withKinds(found, type === 'creditNote' || type === 'corrected')
}

/**
 * On a credit note, `Invoice number` is that of another document if there is a `Credit note number`, or a `Document number`
 * with another value.
 */
function withKinds(found: Candidate[], isCorrection: boolean): Candidate[] {
  const sure = found.find(
    ({ features }) => features?.isLabelled && features.isCertain && !features.isOfInvoice
  )
  const isOther = ({ value, features }: Candidate) =>
    isCorrection && features?.isOfInvoice === 1 && sure !== undefined && sure.value !== value
  const hasNarrow = found.some(({ features }) => features?.isNarrow)
  return found.map((one) =>
    (hasNarrow && one.features?.isLabelled && !one.features.isNarrow) || isOther(one)
      ? { ...one, score: 0.6 * one.score, features: { ...one.features, isOutdone: 1 } }
      : one
  )
}

const invoiceWords = /rechnung|invoice|factur|factuur|fattura|fatura|faktur/

/** Whether the words of a zone start with a date: the value of a label that was mistaken for one of a number. */
function isDate(text: DocumentText, { line, from }: Zone): boolean {
  return text.dates[line.index].some((date) => date.from === from)
}

/** `Date / Number: 1 May 2026 / 4711`: the value after the date. */
function afterDate(text: DocumentText, zone: Zone): Zone {
  const date = text.dates[zone.line.index].find(({ from }) => from === zone.from)
  const sign = date && date.to + 1 < zone.to ? zone.line.words[date.to + 1].text : ''
  return /^[/|]$/.test(sign) ? { ...zone, from: date!.to + 2 } : zone
}

/** `4/03/2026` below `Number`, where the date is below `Date`: a number that looks like a date. */
function numberLikeDate(text: DocumentText, { name, line }: FoundLabel, zone: Zone) {
  const date = text.dates[zone.line.index].find(({ from }) => from === zone.from)
  const hasDates = text.labels[line.index].some((other) => other.name === 'issueDate')
  if (name !== 'invoiceNumber' || zone.line === line || date?.words.length !== 1 || !hasDates)
    return null
  const isSecond = text.dates[zone.line.index].length > 1
  return isSecond ? { value: date.words[0].text, words: date.words, isMarked: false } : null
}

function numberFeatures(value: string): Features {
  const digits = value.replace(/\D/g, '').length
  return {
    digits: Math.min(1, digits / 6),
    isShort: digits < 2 ? 1 : 0,
    isLong: digits > 12 ? 1 : 0,
    hasYear: /(^|\D)20[12]\d(\D|$)/.test(value) ? 1 : 0,
    hasLetters: /\p{L}/u.test(value) ? 1 : 0,
    hasSpace: value.includes(' ') ? 1 : 0,
  }
}

function labelFeatures(label: FoundLabel, zone: Zone): Features {
  return {
    isLabelled: 1,
    isCertain: label.isCertain ? 1 : 0,
    isLeading: label.isLeading ? 1 : 0,
    isPhrase: label.tokens > 1 ? 1 : 0,
    isBeside: zone.line === label.line ? 1 : 0,
    zone: zone.score,
  }
}

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

/** The candidates of a date with what is known about them. */
export function dateCandidates(
  text: DocumentText,
  name: 'issueDate' | 'dueDate',
  rows: Set<number>
) {
  const found: (Candidate & PrintedDate)[] = []
  for (const label of labelsOutside(text, name, rows)) {
    const own = certaintyOf(label)
    const before = found.length
    for (const zone of zonesOf(text, label)) {
      const date = text.dates[zone.line.index].find(
        ({ from, to }) => from >= zone.from && from <= zone.to && to >= zone.from
      )
      if (!date) continue
      const distance = date.from - zone.from > 3 ? 0.8 : 1
      const features = { ...labelFeatures(label, zone), isNear: distance === 1 ? 1 : 0 }
      found.push({ ...date, score: own * zone.score * distance, features })
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
    add('isAtNumber', datesAtNumber(text, rows))
    add('isBelowNumber', datesBelowNumber(text, rows))
    add('isBelowTitle', datesBelowTitle(text))
    add('isAtPlace', datesAtPlace(text))
    add('isOnly', onlyDate(text, found.length > 0))
  } else {
    add('isToPayBy', datesToPayBy(text))
    if (issued) add('isLater', datesAfterIssue(text, rows, issued))
  }
  const lines = new Map(text.dates.flatMap((dates, at) => dates.map((date) => [date.words[0], at])))
  const values = text.dates.flat().map(({ value }) => value)
  const [first, last] = [values.toSorted()[0], values.toSorted().at(-1)]
  return found.map((date) => {
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
  const later = text.lines.flatMap((line) =>
    text.dates[line.index].filter((date) => {
      const days = daysBetween(issued, date.value)
      const label = text.labels[line.index].findLast(({ to }) => to < date.from)
      const isOther = label?.name === 'otherDate'
      return (
        days > 0 &&
        days <= longestTerm &&
        !isOther &&
        !rows.has(line.index) &&
        !isPeriod(text.dates[line.index], date, line)
      )
    })
  )
  const isOnly = new Set(later.map(({ value }) => value)).size === 1
  return later.map((date) => ({ ...date, score: isOnly ? 0.5 : 0.3 }))
}

/** `Payable before` at the end of a line, with the date at the start of the next. */
function wrappedDate(text: DocumentText, { line, to }: FoundLabel) {
  const [next] = linesBelow(text, line, 1, 1)
  if (to < line.words.length - 1 || !next || next.cells.length > 1) return undefined
  return text.dates[next.index].find(({ from }) => from === 0)
}

const about = new Set(inAllLanguages(({ labelWords }) => labelWords?.about))

/** `Relating to invoice 17 of 1 May`: words before a label that refer to another document. */
function isOfOther({ line, from }: FoundLabel): boolean {
  return tokensOf(textOf(line.words.slice(Math.max(0, from - 4), from))).some((word) =>
    about.has(word)
  )
}

/** `from 1 May to 31 May`: two dates with at most two short words between them. */
export function isPeriod(dates: PrintedDate[], date: PrintedDate, line: Line): boolean {
  const others = dates.filter(({ from }) => from !== date.from)
  return others.some((other) => {
    const [first, second] = other.from < date.from ? [other, date] : [date, other]
    const between = line.words.slice(first.to + 1, second.from)
    /** Two dates in a row of a table. */
    const gap = second.words[0].left - first.words.at(-1)!.right
    if (!between.length && gap > 1.5 * second.words[0].size) return false
    return between.length < 3 && between.every(({ text }) => /^[-–—]$|^\p{L}{1,5}\.?$/u.test(text))
  })
}

/** `du 1 mai 2026` at the start of the line below the invoice number. */
function datesBelowNumber(text: DocumentText, rows: Set<number>) {
  return labelsOutside(text, 'invoiceNumber', rows).flatMap((label) => {
    const [below] = linesBelow(text, label.line, 1)
    const cell = below?.cells.find(
      ({ left }) => Math.abs(left - label.line.words[label.from].left) < 40
    )
    if (!cell || isOfOther(label)) return []
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
  return labelsOutside(text, 'invoiceNumber', rows).flatMap((label) => {
    if (isOfOther(label)) return []
    const others = text.labels[label.line.index].filter(
      ({ name, to }) => /Date$/.test(name) && to > label.to
    )
    const dates = text.dates[label.line.index].filter(
      ({ from }) => from > label.to && !others.some(({ to }) => to < from)
    )
    /** Two dates are a period. */
    const date = dates.length === 1 ? dates[0] : undefined
    const title = label.line.words.slice(label.to + 1, label.to + 4)
    const isMarked = label.isCertain || title.some((word) => marks.test(word.text))
    return date ? [{ ...date, score: isMarked ? 0.9 : 0.74 }] : []
  })
}

/** A date alone in a cell below a title, perhaps with the number between them. */
function datesBelowTitle(text: DocumentText) {
  return text.lines.flatMap((line) =>
    text.dates[line.index].flatMap((date) => {
      const cell = line.cells.find(({ words }) => words.includes(date.words[0]))
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
    const isPlace = cell?.words.slice(0, comma).every(({ text: word }) => !/^\p{Ll}{4}/u.test(word))
    const date = text.dates[line.index].find(({ from: at }) => {
      const between = at - from - comma - 1
      return isPlace && comma > -1 && between >= 0 && between < 2
    })
    return date && line.page === text.lines[0].page ? [{ ...date, score: 0.72 }] : []
  })
}

const ofPaying = (list: keyof NonNullable<Phrases['payment']>) =>
  inAllLanguages(({ payment }) => payment?.[list])
const [paying, collecting, early] = [ofPaying('paying'), ofPaying('collecting'), ofPaying('early')]
const [until, onDay, due] = [ofPaying('until'), ofPaying('onDay'), ofPaying('due')]

const holds = (text: string, parts: string[]) => parts.some((part) => ` ${text}`.includes(part))
const endsWith = (text: string, words: string[]) =>
  words.some((word) => ` ${text}`.endsWith(` ${word}`))

/** `Please pay by 1 May`: a date in a sentence about payment, except that of a discount. */
function datesToPayBy(text: DocumentText) {
  return text.lines.flatMap((line) =>
    text.dates[line.index].flatMap((date, at) => {
      const [above, below] = [neighbourOf(text, line, -1), neighbourOf(text, line, 1)]
      const before = printedNameKey(`${above} ${textOf(line.words.slice(0, date.from))}`)
      /** The date without discount follows the date with discount. */
      const since = text.dates[line.index][at - 1]?.to ?? -1
      const own = printedNameKey(textOf(line.words.slice(since + 1, date.from)))
      /** German has the verb at the end: `bis 16.02.2026 auf unser Konto überweisen`. */
      const after = printedNameKey(`${textOf(line.words.slice(date.to + 1))} ${below}`)
      const next = printedNameKey(line.words[date.to + 1]?.text ?? '')
      const isMeant =
        (endsWith(before, until) &&
          (holds(before, paying) || (at === 0 && holds(after, paying)))) ||
        ((holds(before, collecting) || holds(after, collecting)) &&
          (endsWith(before, until) || endsWith(before, onDay))) ||
        due.includes(next)
      const isEarly = holds(own, early)
      return isMeant && !isEarly ? [{ ...date, score: 0.78 }] : []
    })
  )
}

/** The line above or below if both are lines of a paragraph, which starts at the same place and has no columns. */
function neighbourOf({ lines }: DocumentText, line: Line, step: 1 | -1): string {
  const other = lines[line.index + step]
  const gap = Math.max(other?.top - line.bottom, line.top - other?.bottom)
  const isParagraph =
    other?.page === line.page &&
    line.cells.length === 1 &&
    other.cells.length === 1 &&
    gap < line.bottom - line.top &&
    Math.abs(other.cells[0].left - line.cells[0].left) < 3
  return isParagraph && Math.max(line.words.length, other.words.length) > 5 ? other.text : ''
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
    return dates.filter(
      (date) =>
        !isPeriod(dates, date, line) &&
        !(
          holds(before(date), collecting) ||
          (holds(before(date), paying) && endsWith(before(date), until))
        )
    )
  })
  const values = new Set(free.map(({ value }) => value))
  /** The first of several is a guess, which must not select the first date of a table. */
  if (isKnown && values.size > 1) return []
  return free.slice(0, 1).map((date) => ({ ...date, score: values.size === 1 ? 0.6 : 0.42 }))
}

export function labelsNamed(text: DocumentText, name: LabelName): FoundLabel[] {
  return text.labels.flat().filter((label) => label.name === name)
}

/** Labels in items, such as a credited invoice, do not apply to the document itself. */
function labelsOutside(text: DocumentText, name: LabelName, rows: Set<number>): FoundLabel[] {
  return labelsNamed(text, name).filter(({ line }) => !rows.has(line.index))
}

/** The score of a label: ambiguous ones and ones within a sentence are lower. */
export function certaintyOf(label: FoundLabel): number {
  return (label.isCertain ? 1 : 0.68) * (label.isLeading ? 1 : 0.62)
}

/**
 * The places of a label's value, most likely first: to its right up to the next label, then in the lines
 * below it.
 */
export function zonesOf(text: DocumentText, label: FoundLabel): Zone[] {
  const { line } = label
  /** `Total soumis à TVA`, `Total charges this period`: words of a sentence do not end a value. */
  const isAmount = amountNames.has(label.name)
  const next = text.labels[line.index].find(({ from, isLeading, name }) => {
    if (from <= label.to) return false
    /** `Invoice date / Delivery date 1 May`: both have the value. */
    if (!isAmount && isJoined(line, label.to, from)) return false
    const isOfTax = /^(vatId|taxNumber|tax)$/.test(name)
    if (isLeading) return !(isAmount && isOfTax) || hasDigit(line, label.to + 1, from)
    return isAmount ? hasDigit(line, label.to + 1, from) : !isOfTax
  })
  const end = next ? next.from - 1 : line.words.length - 1
  const zones: Zone[] = []
  /** After the labels that it is joined with. */
  let start = label.to + 1
  if (!isAmount) {
    for (const { from, to } of text.labels[line.index])
      if (from >= start && isJoined(line, start - 1, from)) start = to + 1
  }
  if (end >= start) {
    const gap = line.words[start].left - line.words[start - 1].right
    const far = gap > 0.4 * (text.layout.pages[0]?.width ?? Infinity) ? 0.8 : 1
    zones.push({ line, from: start, to: end, score: far })
  }
  const left = line.words[label.from].left
  const right = line.words[label.to].right
  const size = line.words[label.from].size
  const rightLimit = next ? line.words[next.from].left : Infinity
  linesBelow(text, line, 3).forEach((below, at) => {
    const inside = below.words
      .map((word, index) => ({ word, index }))
      .filter(
        ({ word }) => word.right > left - size && word.left < Math.min(rightLimit, right + 9 * size)
      )
    if (!inside.length) return
    const first = inside[0].word
    if (first.left > right + size) return
    const isAligned = Math.abs(first.left - left) < size || first.left < right
    const isTaken = text.labels[below.index].some(
      ({ from, to, isCertain }) => isCertain && from <= inside[0].index && to >= inside[0].index
    )
    if (isTaken) return
    zones.push({
      line: below,
      from: inside[0].index,
      to: inside.at(-1)!.index,
      score: (isAligned ? 0.92 : 0.7) - 0.12 * at,
    })
  })
  return zones
}

function isJoined(line: Line, to: number, from: number): boolean {
  const between = textOf(line.words.slice(to + 1, from))
  return (
    between === '/' || between === '=' || (from === to + 1 && line.words[to].text.endsWith('/'))
  )
}

function hasDigit(line: Line, from: number, end: number): boolean {
  return line.words.slice(from, end).some(({ text }) => /\d/.test(text))
}

/** `RECIBO-FACTURA Núm. 26/04`, or `n° 10 882` below a title: a number sign precedes the number. */
function numbersAtTitle(text: DocumentText): Candidate[] {
  return text.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const at = cell.words.findIndex((word) => marks.test(plainLetters(word.text)))
      if (at === -1 || at === cell.words.length - 1) return []
      const above = text.lines
        .slice(Math.max(0, line.index - 2), line.index)
        .flatMap(({ cells }) => cells)
        .findLast((other) => other.left < cell.right && other.right > cell.left)
      const title = at ? textOf(cell.words.slice(0, at)) : (above?.text ?? '')
      const isNear = at > 0 || above?.page === cell.page
      if (!isNear || !namesInvoice(title)) return []
      const from = line.words.indexOf(cell.words[0])
      const to = from + cell.words.length - 1
      if (isOfOrder(text.labels[line.index], from, from + at)) return []
      const number = numberIn(text, { line, from: from + at, to, score: 1 })
      const features = number ? { ...numberFeatures(number.value), isAtTitle: 1 } : {}
      return number ? [{ ...number, score: 0.72, features }] : []
    })
  )
}

/** `Rechnung gemäß Bestellung Nr. 17`: the last label before a number sign is that of something else. */
function isOfOrder(labels: FoundLabel[], from: number, mark: number): boolean {
  const before = labels.filter((label) => label.from >= from && label.from <= mark)
  const last = before.filter((label) => label.from === before.at(-1)?.from)
  return last.length > 0 && last.every(({ name }) => name !== 'invoiceNumber')
}

/**
 * Numbers in the upper half of the first page at a label that ends with a number sign and is unknown, such as
 * `Folio No.`, and those alone in a cell beside or below a title.
 */
function unlabelledNumbers(text: DocumentText, rows: Set<number>): Candidate[] {
  const height = text.layout.pages[0]?.height ?? 0
  const found: Candidate[] = []
  const add = (line: Line, from: number, to: number, score: number, source: string) => {
    const number = numberIn(text, { line, from, to, score })
    if (!number || number.value.replace(/\D/g, '').length < 3) return
    found.push({ ...number, score, features: { ...numberFeatures(number.value), [source]: 1 } })
  }
  for (const line of text.lines) {
    if (line.page !== text.lines[0].page || line.top > 0.5 * height || rows.has(line.index))
      continue
    for (const cell of line.cells) {
      const from = line.words.indexOf(cell.words[0])
      const to = from + cell.words.length - 1
      const own = text.labels[line.index].filter((one) => one.from >= from && one.from <= to)
      const next = line.cells[line.cells.indexOf(cell) + 1]
      const reference = own.find((one) => isOwnReference(one))
      if (reference) add(line, reference.to + 1, to + (next?.words.length ?? 0), 0.5, 'isAtUnknown')
      if (own.length || postPlace.test(cell.text)) continue
      const at = cell.words.findIndex(({ text: word }) => marks.test(plainLetters(word)))
      const end = at === cell.words.length - 1 && next ? to + next.words.length : to
      if (at > 0 && end > from + at) add(line, from + at, end, 0.5, 'isAtUnknown')
      if (at === 0 && cell.words.length < 5) add(line, from, end, 0.45, 'isAtSign')
      if (at === 0 && isBeforeDate(text, line, from + 1)) add(line, from, to, 0.6, 'isAtDate')
      const isAlone = at === -1 && cell.words.length < 4 && /^#?[\p{Lu}\d]/u.test(cell.text)
      if (isAlone && isBesideTitle(text, cell)) add(line, from, to, 0.55, 'isAloneAtTitle')
    }
  }
  return found
}

/** `Our ref`, `Unser Zeichen`: the number of the seller, which is often that of the invoice. */
function isOwnReference({ line, from, to, name }: FoundLabel): boolean {
  return (
    name === 'otherNumber' &&
    /^(our|unser|notre|n\/|nostr[oa]|nuestr[oa]|n\/ref|onze?|ons|nossa|nasz|znak) /.test(
      `${plainLetters(textOf(line.words.slice(from, to + 1)))} `
    )
  )
}

/** `Nr. 17 del 1 May 2026`: whether a number is followed by one word and a date. */
function isBeforeDate(text: DocumentText, { words, index }: Line, at: number): boolean {
  return text.dates[index].some(
    ({ from }) => from > at + 1 && from < at + 5 && stoppers.test(words[from - 1].text)
  )
}

/** Whether the cell to the left on the line, or that above, is the title of an invoice. */
function isBesideTitle({ lines }: DocumentText, cell: Cell): boolean {
  const { line } = cell
  const before = line.cells[line.cells.indexOf(cell) - 1]
  const above = lines
    .slice(Math.max(0, line.index - 2), line.index)
    .flatMap(({ cells }) => cells)
    .findLast((other) => other.left < cell.right && other.right > cell.left)
  return [before, above].some(
    (other) => other?.page === cell.page && other.words.length < 5 && namesInvoice(other.text)
  )
}

const marks = /^(nr\.?|no\.?|n\.|n\.?[o°º]\.?|num\.?|numero|number|nummer|№|#)[:.]?$/i
/** Filler words between a label and its value. */
const fillers =
  /^(:|#|-|–|=|nr\.?|no\.?|n[°º.]|n[°º]\.?|num\.?|number|is|the|der|la|il|nummer|no:|nr:|n[°º]:|№)$/i
/** Words that start another value. */
const stoppers =
  /^(vom|von|of|du|del|dated|date|from|van|z|dnia|le|den|am|di|de|al|dal|issued|datum|\/|\||-|–|,)$/i

function numberIn(
  text: DocumentText,
  zone: Zone
): (Omit<Candidate, 'score'> & { isMarked: boolean }) | null {
  const { words } = zone.line
  let at = zone.from
  /** `Handelsrechnung (380) Nr. 4711`: the value follows a nearby number sign. */
  const mark = words.findIndex(
    (word, index) =>
      index >= at && index < at + 3 && index < zone.to && marks.test(plainLetters(word.text))
  )
  if (mark !== -1) at = mark
  const isFiller = (word: string) => fillers.test(word) || marks.test(word)
  while (at <= zone.to && isFiller(plainLetters(words[at].text))) at += 1
  const dates = text.dates[zone.line.index]
  const numberWords: Word[] = []
  for (; at <= zone.to && numberWords.length < 5; at++) {
    const word = words[at]
    const before = numberWords.at(-1)
    if (before && word.left - before.right > 1.1 * word.size) break
    if (stoppers.test(word.text) && numberWords.length && !joinsNumber(words, at)) break
    const isDated = dates.some(({ from, to }) => from <= at && to >= at)
    if (isDated && !isInSeries(numberWords, word)) break
    if (!isNumberPart(word.text)) break
    /** `TICKET 371351 TABLE 12`: a word after the number. */
    const hasNumber = numberWords.some(({ text: part }) => /\d/.test(part))
    if (hasNumber && /^\p{L}{4,}$/u.test(word.text)) break
    numberWords.push(word)
    if (/[,;]$/.test(word.text)) break
  }
  const value = numberWords
    .map((word) => word.text)
    .join(' ')
    .replace(/^[#:\s(.]+|[\s,;:.)]+$/g, '')
  if (!/\d/.test(value) || value.length > 40 || /^\d+([.,]\d+)?%$/.test(value)) return null
  if (
    numberWords.length > 1 &&
    numberWords.slice(1).some(({ text: part }) => /^[A-Za-z]{4,}$/.test(part))
  )
    return null
  return { value, words: numberWords, isMarked: mark !== -1 }
}

/** `FS 2/12/2026`: what looks like a date after a series is the number. */
function isInSeries(before: Word[], { text }: Word): boolean {
  return (
    before.length === 1 &&
    /^[A-Z]{1,3}$/.test(before[0].text) &&
    /^[\d/]+$/.test(text) &&
    !stoppers.test(before[0].text)
  )
}

/** `31 – 2026`, `FA 31 / 2026`, `2026 / 00031`: the year is part of the number. */
function joinsNumber(words: Word[], at: number): boolean {
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
  if (!/^[–/-]$/.test(words[at].text)) return false
  /** `0045 / B` */
  const isPart = words[at].text === '/' && /^[A-Z]{1,2}$/.test(after) && !currencyOf(after)
  return (
    isPart ||
    /^(19|20)\d\d[,;.)]?$/.test(after) ||
    (/^20\d\d$/.test(before) && /^\d{1,6}$/.test(after))
  )
}

/** Capitals, digits and symbols, without lower-case words. */
function isNumberPart(text: string): boolean {
  /** `FT 2026/17` is a Portuguese number, although `Ft` is a currency. */
  const isSeries = /^[A-Z]{2}$/.test(text)
  if ((currencyOf(text) && !isSeries) || /[€£$]/.test(text)) return false
  if (/\d/.test(text))
    return /^[#(]?[\p{L}\d][\p{L}\d./\\_\-–+*:()]*[,;.)]?$/u.test(text) && !/@|:\/\/|%/.test(text)
  return /^[A-Z]{1,6}([-/][A-Z]{1,4})?[-/.,]?$|^[-/–]$/.test(text)
}

/** Dates, amounts and telephone numbers are rarely invoice numbers. */
function shapeOf(value: string, name: LabelName): number {
  if (!numberFields.includes(name)) return 1
  if (/^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(value)) return 0.4
  if (/^\d$/.test(value)) return name === 'invoiceNumber' ? 0.75 : 0.5
  if (/^(19|20)\d\d$/.test(value)) return 0.7
  return 1
}

/** One option for each value: that with the highest score, with the number and the best of its places. */
export function optionsOf(text: DocumentText, found: Candidate[]) {
  const groups = Map.groupBy(found, ({ value }) => value)
  return [...groups.values()].map((same) => {
    const [top] = same.toSorted((a, b) => b.score - a.score)
    const any: Features = {}
    for (const { features = {} } of same) {
      for (const [name, value] of Object.entries(features))
        any[name] = Math.max(any[name] ?? 0, value)
    }
    const features = {
      ...any,
      ...placeOf(text, top.words),
      rule: Math.min(1.2, top.score),
      places: Math.min(3, same.length),
    }
    return { ...top, features }
  })
}

/** The most likely value, by weights that were learned. */
function ranked(
  text: DocumentText,
  name: 'invoiceNumber' | 'issueDate' | 'dueDate',
  found: Candidate[]
): Read | null {
  const winner = chosen(name, optionsOf(text, found))
  if (!winner) return null
  const { value, words, features } = winner.option
  const most = isLabelCertain(features) ? 1 : mostWithoutLabel
  return printed(text, value, words, Math.min(most, winner.probability))
}

/** A value with an ambiguous label or none can belong to something else, however likely it is the best one. */
const mostWithoutLabel = 0.88

function isLabelCertain({ isCertain: isLabelled, ...features }: Features): boolean {
  const { isTitled, isAtTitle, isAtNumber, isToPayBy } = features
  return Boolean(isLabelled || isTitled || isAtTitle || isAtNumber || isToPayBy)
}

/** The value with the highest score. Several places raise its confidence; a close rival lowers it. */
export function best(text: DocumentText, found: Candidate[]): Read | null {
  const byValue = new Map<string, { top: Candidate; sum: number }>()
  for (const candidate of found) {
    const known = byValue.get(candidate.value)
    if (!known) byValue.set(candidate.value, { top: candidate, sum: candidate.score })
    else {
      known.sum = 1 - (1 - Math.min(known.sum, 0.99)) * (1 - Math.min(candidate.score, 0.9) * 0.5)
      if (candidate.score > known.top.score) known.top = candidate
    }
  }
  const sorted = [...byValue.values()].sort(
    (a, b) => Math.max(b.top.score, b.sum) - Math.max(a.top.score, a.sum)
  )
  const winner = sorted[0]
  if (!winner) return null
  const own = Math.min(0.97, Math.max(winner.top.score, winner.sum))
  const rival = sorted[1] ? Math.max(sorted[1].top.score, sorted[1].sum) : 0
  const doubt = rival > 0.9 * own ? 0.25 : rival > 0.75 * own ? 0.1 : 0
  return printed(text, winner.top.value, winner.top.words, own - doubt)
}
