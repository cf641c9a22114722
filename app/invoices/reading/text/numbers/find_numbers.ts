import { isIban, isVatId } from '#app/money/identifiers'
import type { Read } from '#app/invoices/reading/invoice_reading'
import { cellWith, textOf } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import type { LabelName } from '#app/invoices/reading/phrases'
import { plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import { best, labelFeatures, ranked, type Candidate } from '#app/invoices/reading/text/candidates'
import { languageOf, printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import { namesType, typeOf } from '#app/invoices/reading/text/document_type'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import {
  certaintyOf,
  isOfOther,
  isPayment,
  labelsOutside,
  zonesOf,
  type Zone,
} from '#app/invoices/reading/text/labels/label_zones'
import { findAccounts } from '#app/invoices/reading/text/parties/find_accounts'
import { findVatIds } from '#app/invoices/reading/text/parties/find_vat_ids'
import { nfeNumber } from '#app/invoices/reading/text/numbers/nfe_number'
import { numberFeatures, numberIn } from '#app/invoices/reading/text/numbers/parse_number'
import { structuredReferences } from '#app/invoices/reading/text/numbers/payment_references'
import { namesInvoice } from '#app/invoices/reading/text/parties/name_texts'
import {
  numbersAtTitle,
  unlabelledNumbers,
} from '#app/invoices/reading/text/numbers/unlabelled_numbers'

const numberFields: LabelName[] = [
  'invoiceNumber',
  'purchaseOrder',
  'buyerReference',
  'paymentReference',
]

const bareNumbers = new Set(['number', 'nummer', 'numero', 'numer'])

/** Document numbers and references beside or below their labels. */
export function findNumber(text: DocumentText, name: LabelName, rows: Set<number>): Read | null {
  const ofKey = name === 'invoiceNumber' ? nfeNumber(text) : null
  if (ofKey) return printed(text, ofKey.value, ofKey.words, 0.97)
  const found = numberCandidates(text, name, rows)
  return name === 'invoiceNumber' ? ranked(text, name, found) : best(text, found)
}

/** The candidates of a number with their features. */
export function numberCandidates(
  text: DocumentText,
  name: LabelName,
  rows: Set<number>
): Candidate[] {
  const found: Candidate[] = []
  const type = name === 'invoiceNumber' ? typeOf(text)?.value : undefined
  const isNarrow = (label: string) =>
    type !== undefined && type !== 'invoice' && type !== 'receipt' && namesType(label, type)
  for (const label of labelsOutside(text, name, rows)) {
    const isOther = isOfOther(label) || isPayment(text, label.line.index)
    if (name === 'invoiceNumber' && isOther) continue
    /** `PO Box 1187` */
    if (/^box/i.test(label.line.words[label.to + 1]?.text ?? '')) continue
    /** `Nummer` alone is ambiguous: it can be a customer number. */
    const isBare =
      label.tokens === 1 && bareNumbers.has(tokensOf(label.line.words[label.from].text)[0])
    const certainty = certaintyOf(label) * (isBare ? 0.75 : 1)
    const printedLabel = plainLetters(textOf(label.line.words.slice(label.from, label.to + 1)))
    for (const place of zonesOf(text, label)) {
      if (rows.has(place.line.index)) break
      const zone = afterDate(text, place)
      const own = numberLikeDate(text, label, zone) ?? numberIn(text, zone)
      const number = own && withSeries(text, label, own)
      if (!number && isDate(text, zone)) break
      if (!number || postcode.test(number.value)) continue
      if (isBare && isLikeVatId(number.value)) continue
      if (isOfBox(text, zone.line.index, number.words)) continue
      const sure =
        number.isMarked && zone.line === label.line ? Math.max(certainty, 0.95) : certainty
      const shape = shapeOf(number.value, name)
      const title = cellWith(label.line, label.line.words[label.from])
      const features = {
        ...labelFeatures(label, zone),
        ...numberFeatures(number.value),
        isTitled: title && namesInvoice(title.text) ? 1 : 0,
        isNarrow: title && isNarrow(title.text) ? 1 : 0,
        isMarked: number.isMarked ? 1 : 0,
        isBare: isBare ? 1 : 0,
        isOfInvoice: invoiceWords.test(printedLabel) && !isNarrow(printedLabel) ? 1 : 0,
        isOfReceipt: namesType(printedLabel, 'receipt') ? 1 : 0,
        shape,
      }
      found.push({ ...number, score: sure * zone.score * shape, features })
      break
    }
  }
  if (name === 'paymentReference') {
    const structured = structuredReferences(text, rows)
    const isOther = ({ value }: Candidate) => !structured.some((own) => own.value.includes(value))
    if (!found.some(isOther)) found.push(...structured)
  }
  if (name === 'invoiceNumber')
    found.push(...numbersAtTitle(text), ...unlabelledNumbers(text, rows))
  const ofParties = wordsOfParties(text)
  const free = found.filter(({ words }) => !words.some((word) => ofParties.has(word)))
  return withKinds(free, type === 'creditNote' || type === 'corrected')
}

/** `N.º FT A26/17`: in Portugal, the code of the kind is a part of the number. */
function withSeries<T extends { value: string; words: Word[] }>(
  text: DocumentText,
  { line, to }: FoundLabel,
  number: T
): T {
  const kind = line.words[to]
  const isSeries = /^F[RST]$/.test(kind.text) && /^[A-Z\d]+\/\d+$/.test(number.value)
  if (!isSeries || languageOf(text) !== 'por') return number
  return { ...number, value: `${kind.text} ${number.value}`, words: [kind, ...number.words] }
}

/** `3 Number ‖ 4 Date`: the number of a box of a form, before its label, beside another box. */
function isOfBox(text: DocumentText, line: number, [first, second]: Word[]): boolean {
  if (second || !/^\d{1,2}$/.test(first.text)) return false
  const boxes = text.lines[line].cells.filter(
    ({ words: [number, title] }) =>
      /^\d{1,2}$/.test(number.text) &&
      text.labels[line].some(({ from, line: { words } }) => words[from] === title)
  )
  return boxes.length > 1 && boxes.some(({ words }) => words[0] === first)
}

/** `BS1 4ST`, beside the label of a number in another column. */
const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/

/** A VAT number, or one with a missing or additional digit; not `DE2024-17` or `IT-4711`. */
function isLikeVatId(value: string): boolean {
  const isValid = isVatId(value)
  return isValid || (isValid === false && /^[A-Z]{2}\d{8,12}$/.test(value))
}

/** The words of accounts and labelled VAT numbers: `Account no. PL61 …` is not the number of a document. */
function wordsOfParties(text: DocumentText): Set<Word> {
  const accounts = findAccounts(text).filter(({ value }) => isIban(value))
  /** `GB86-3572928` is more likely a number with a series. */
  const vatIds = findVatIds(text).filter(
    ({ value, words }) => isVatId(value) && !words.some(({ text: word }) => /[-/]/.test(word))
  )
  return new Set([...accounts, ...vatIds].flatMap(({ words }) => words))
}

/**
 * On a credit note, `Invoice number` is that of another document if there is a `Credit note number`, or a `Document number`
 * with another value; with an `Invoice number`, `Receipt number` is that of a payment.
 */
function withKinds(found: Candidate[], isCorrection: boolean): Candidate[] {
  const sure = found.find(
    ({ features }) => features?.isLabelled && features.isCertain && !features.isOfInvoice
  )
  const isOther = ({ value, features }: Candidate) =>
    isCorrection && features?.isOfInvoice === 1 && sure !== undefined && sure.value !== value
  const hasInvoice = found.some(
    ({ features }) => features?.isOfInvoice && (features.isCertain || features.isTitled)
  )
  const isOfReceipt = ({ features }: Candidate) => hasInvoice && features?.isOfReceipt === 1
  const hasNarrow = found.some(({ features }) => features?.isNarrow)
  return found.map((one) =>
    (hasNarrow && one.features?.isLabelled && !one.features.isNarrow) ||
    isOther(one) ||
    isOfReceipt(one)
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

/**
 * `4/03/2026` below `Number`, where the date is below `Date` or all dates have another form: a number that looks like a
 * date.
 */
function numberLikeDate(text: DocumentText, label: FoundLabel, zone: Zone) {
  const { name, line, isCertain, tokens } = label
  const date = text.dates[zone.line.index].find(({ from }) => from === zone.from)
  if (name !== 'invoiceNumber' || zone.line === line || date?.words.length !== 1) return null
  const hasDates = text.labels[line.index].some((other) => other.name === 'issueDate')
  const isSecond = hasDates && text.dates[zone.line.index].length > 1
  const value = date.words[0].text
  const others = text.dates.flat().filter((other) => other.value !== date.value)
  const isOdd =
    isCertain &&
    (tokens > 1 || !bareNumbers.has(tokensOf(line.words[label.from].text)[0])) &&
    value.includes('/') &&
    others.length > 0 &&
    others.every(({ words }) => !words.some((word) => word.text.includes('/')))
  return isSecond || isOdd ? { value, words: date.words, isMarked: false } : null
}

/** Dates, amounts and telephone numbers are rarely invoice numbers. */
function shapeOf(value: string, name: LabelName): number {
  if (!numberFields.includes(name)) return 1
  if (/^\d{1,3}([.,]\d{3})*[.,]\d{2}$/.test(value)) return 0.4
  if (/^\d$/.test(value)) return name === 'invoiceNumber' ? 0.75 : 0.5
  if (/^(19|20)\d\d$/.test(value)) return 0.7
  return 1
}
