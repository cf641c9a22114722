import { isNear, negated, sumOf } from '#app/invoices/reading/decimals'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { documentText, printed } from '#app/invoices/reading/text/document_text'
import { typeOf } from '#app/invoices/reading/text/document_type'
import { findItems, type FoundItems } from '#app/invoices/reading/text/find_items'
import { findParties } from '#app/invoices/reading/text/find_parties'
import { findAdjustments } from '#app/invoices/reading/text/find_adjustments'
import { findTotals, type FoundTotals } from '#app/invoices/reading/text/find_totals'
import { findDate } from '#app/invoices/reading/text/find_dates'
import { findNumber } from '#app/invoices/reading/text/find_numbers'
import { labelsNamed, zonesOf } from '#app/invoices/reading/text/label_zones'
import { dueByTerm } from '#app/invoices/reading/text/payment_terms'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import {
  leastConfidence,
  type Party,
  type Read,
  type InvoiceValues,
} from '#app/invoices/reading/invoice_reading'
import { plainValues } from '#app/invoices/reading/plain_values'
import { languageOfText, type OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import type { Word, PageWords } from '#app/invoices/reading/pages/page_words'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'

/**
 * Reads the printed values with rules for labels, formats and arithmetic, without templates.
 *
 * @throws InvoiceFault `not_an_invoice` if neither number nor total is found, or only one of them
 */
export function readInvoiceText(pages: PageWords[]): InvoiceValues {
  const text = documentText(pages)
  const items = findItems(text)
  const totals = findTotals(text, items)
  const { seller, buyer } = findParties(text, items)
  const invoiceNumber = sure(findNumber(text, 'invoiceNumber', items.rows))
  const issueDate = sure(findDate(text, 'issueDate', items.rows))
  const total = sure(totals.total)
  const documentType = typeOf(text)
  const clues = [invoiceNumber, issueDate, total].filter(Boolean).length
  const isNone = !invoiceNumber && !total
  if (isNone || (clues < 2 && !documentType)) throw new InvoiceFault('not_an_invoice')
  const isPaid = documentType?.value === 'receipt'
  const dueDate = isPaid
    ? null
    : sure(findDate(text, 'dueDate', items.rows) ?? dueByTerm(text, issueDate))
  const values: InvoiceValues = {
    documentType: documentType ?? printed(text, 'invoice', [], 0.6),
    invoiceNumber,
    issueDate,
    dueDate,
    currency: sure(currencyRead(text, totals, seller)),
    seller: sureParty(seller),
    buyer: sureParty(buyer),
    purchaseOrder: sure(findNumber(text, 'purchaseOrder', items.rows)),
    buyerReference: sure(findNumber(text, 'buyerReference', items.rows)),
    paymentReference: sure(findNumber(text, 'paymentReference', items.rows)),
    subtotal: sure(totals.subtotal),
    tax: sure(totals.tax),
    total,
    prepaid: sure(totals.prepaid),
    amountDue: sure(totals.amountDue),
    taxes: totals.taxes,
    lineItems: items.items,
    profile: null,
    adjustments: [],
  }
  return withAdjustments(text, items, withSigns(values))
}

/** A credit note has positive amounts, and a deposit none with a minus, although pages print both. */
function withSigns(values: InvoiceValues): InvoiceValues {
  const { total, documentType } = values
  const prepaid = values.prepaid && {
    ...values.prepaid,
    value: unsigned(values.prepaid.value),
  }
  const own = { ...values, prepaid }
  if (!total?.value.startsWith('-')) return own
  if (documentType?.value === 'creditNote') return withPositiveAmounts(own)
  return documentType?.value === 'corrected' ? own : withLowerConfidence(own)
}

function withAdjustments(
  text: DocumentText,
  items: FoundItems,
  values: InvoiceValues
): InvoiceValues {
  return { ...values, adjustments: findAdjustments(text, items, plainValues(values)) }
}

/** A negative invoice is probably a credit note with an unknown title. */
function withLowerConfidence(values: InvoiceValues): InvoiceValues {
  const lowered = (read: Read | null) =>
    read && { ...read, confidence: Math.min(read.confidence, 0.85) }
  return {
    ...values,
    subtotal: lowered(values.subtotal),
    tax: lowered(values.tax),
    total: lowered(values.total),
    amountDue: lowered(values.amountDue),
  }
}

/**
 * Negates the amounts of a credit note with negative amounts: EN 16931 has positive amounts in credit notes,
 * and negative ones would reverse the credit.
 */
function withPositiveAmounts(values: InvoiceValues): InvoiceValues {
  const turned = (read: Read | null, value: (printed: string) => string) =>
    read && { ...read, value: value(read.value), confidence: Math.min(read.confidence, 0.85) }
  const turn = (read: Read | null) => turned(read, negated)
  const { subtotal, tax, total } = values
  /** Some pages print the minus only at some of the sums, or not in the tables. */
  const [net, ofTax, whole] = [subtotal, tax, total].map((read) => unsigned(read?.value ?? ''))
  const isUnsigned = Boolean(net && ofTax) && isNear(sumOf([net, ofTax]), whole)
  const turnSum = (read: Read | null) => (isUnsigned ? turned(read, unsigned) : turn(read))
  return {
    ...values,
    subtotal: turnSum(subtotal),
    tax: turnSum(tax),
    total: turn(values.total),
    amountDue: turn(values.amountDue),
    taxes: isPositive(values.taxes)
      ? values.taxes
      : values.taxes.map((row) => ({ ...row, base: turn(row.base), amount: turn(row.amount) })),
    lineItems: isPositive(values.lineItems)
      ? values.lineItems
      : values.lineItems.map((line) => ({ ...line, amount: turn(line.amount) })),
  }
}

function isPositive(rows: { amount: Read | null }[]): boolean {
  return rows.reduce((sum, { amount }) => sum + Number(amount?.value ?? 0), 0) > 0
}

function unsigned(amount: string): string {
  return amount.replace(/^-/, '')
}

function sure<T extends string>(read: Read<T> | null): Read<T> | null {
  return read && read.confidence >= leastConfidence ? read : null
}

function sureParty(party: Party): Party {
  return {
    name: sure(party.name),
    vatId: sure(party.vatId),
    taxNumber: sure(party.taxNumber),
    address: sure(party.address),
    country: sure(party.country),
    iban: sure(party.iban),
  }
}

/** The currency beside the total, at its label, or the most frequent one. */
function currencyRead(text: DocumentText, totals: FoundTotals, seller: Party): Read | null {
  for (const label of labelsNamed(text, 'currency')) {
    for (const zone of zonesOf(text, label)) {
      const words = zone.line.words.slice(zone.from, zone.to + 1)
      const word = words.find(({ text: part }) => currencyOf(part))
      if (word) return printed(text, settled(currencyOf(word.text)!, text, seller), [word], 0.95)
      break
    }
  }
  const counts = new Map<string, { count: number; word: Word }>()
  for (const line of text.lines) {
    for (const word of line.words) {
      const own = word.text.replace(/^[\d.,'-]+|[\d.,'-]+$/g, '')
      const code = own.length > 0 ? currencyOf(own) : null
      if (!code || (code.length === 2 && code !== 'kr')) continue
      const known = counts.get(code)
      if (known) known.count += 1
      else counts.set(code, { count: 1, word })
    }
  }
  for (const { currency } of text.amounts.flat()) {
    const known = currency && counts.get(currency)
    if (known) known.count += 1
  }
  const ranked = [...counts].sort((a, b) => b[1].count - a[1].count)
  const beside = totals.currency
  if (beside) {
    const isOnly = ranked.every(([code]) => code === beside)
    const value = settled(beside, text, seller)
    const isSign =
      /^(USD|kr|JPY)$/.test(beside) && !text.lines.some((line) => line.text.includes(value))
    return printed(
      text,
      value,
      counts.get(beside) ? [counts.get(beside)!.word] : [],
      isSign ? 0.85 : isOnly ? 0.97 : 0.91
    )
  }
  if (ranked.length) {
    const [code, { word }] = ranked[0]
    return printed(text, settled(code, text, seller), [word], ranked.length === 1 ? 0.88 : 0.65)
  }
  const cells = text.lines.flatMap((line) => line.cells.map((cell) => cell.text))
  const isDollars = (own: string) =>
    /^(USD|U\.?S\.? dollars?)$|\b(amounts?|prices|totals?) (are |is )?in U\.?S\.? dollars?/i.test(
      own
    )
  if (cells.some(isDollars)) return printed(text, 'USD', [], 0.7)
  const own = seller.country && currencyOfCountry(seller.country.value)
  if (own) return printed(text, own, [], 0.6)
  const language = languageOfText(text.lines.map((line) => line.text).join('\n'))
  const usual = language && ofLanguages[language]
  return usual ? printed(text, usual, [], 0.5) : null
}

const euro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))
const ofCountries: Record<string, string> = {
  PL: 'PLN',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
  HU: 'HUF',
  US: 'USD',
  IN: 'INR',
}

/** The currency of languages that are not shared by other currencies. */
const ofLanguages: Partial<Record<OcrLanguage, string>> = {
  deu: 'EUR',
  fra: 'EUR',
  ita: 'EUR',
  spa: 'EUR',
  nld: 'EUR',
  pol: 'PLN',
}

function currencyOfCountry(country: string): string | null {
  return euro.has(country) ? 'EUR' : (ofCountries[country] ?? null)
}

/** Resolves `$` and `kr` by a code elsewhere on the page or the seller's country. */
function settled(code: string, text: DocumentText, seller: Party): string {
  const whole = text.lines.map((line) => line.text).join('\n')
  if (code === 'USD') {
    const other = /\b(CAD|AUD|NZD|SGD|HKD|MXN)\b/.exec(whole)?.[1]
    return /\bUSD\b|\bUS\$|US dollar/i.test(whole) ? 'USD' : (other ?? 'USD')
  }
  if (code !== 'kr') return code
  const named = /\b(SEK|NOK|DKK|ISK)\b/.exec(whole)?.[1]
  const own = seller.country && ofCountries[seller.country.value]
  if (named) return named
  if (own && /^(SEK|NOK|DKK)$/.test(own)) return own
  return /\bmoms\b/i.test(whole)
    ? /\bfaktura\b.*\b(ocr|bankgiro)\b/is.test(whole)
      ? 'SEK'
      : 'DKK'
    : 'SEK'
}
