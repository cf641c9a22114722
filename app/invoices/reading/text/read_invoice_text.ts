import { isNear, negated, sumOf } from '#app/invoices/reading/decimals'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { documentText, printed } from '#app/invoices/reading/text/document_text'
import { creditsInvoice, typeOf } from '#app/invoices/reading/text/document_type'
import { holdsSeveralInvoices } from '#app/invoices/reading/text/several_invoices'
import { isOtherDocument } from '#app/invoices/reading/text/other_document'
import { findCurrency } from '#app/invoices/reading/text/totals/find_currency'
import { findItems, type FoundItems } from '#app/invoices/reading/text/items/find_items'
import { findParties } from '#app/invoices/reading/text/parties/find_parties'
import { findAdjustments } from '#app/invoices/reading/text/totals/find_adjustments'
import { withCashTotal } from '#app/invoices/reading/text/totals/cash_total'
import { findTotals } from '#app/invoices/reading/text/totals/find_totals'
import { findDate, findDueDate } from '#app/invoices/reading/text/dates/find_dates'
import { findNumber } from '#app/invoices/reading/text/numbers/find_numbers'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import {
  leastConfidence,
  type DocumentType,
  type Party,
  type Read,
  type InvoiceValues,
  type ReadingWarning,
} from '#app/invoices/reading/invoice_reading'
import { plainValues } from '#app/invoices/reading/plain_values'
import type { PageWords } from '#app/invoices/reading/pages/page_words'

/**
 * Reads the printed values with rules for labels, formats and arithmetic, without templates.
 *
 * @throws InvoiceFault `not_an_invoice` if neither number nor total is found, or only one of number, date and total and
 * no document type (a title, a label of an invoice number, or the format of a till receipt)
 */
export function readInvoiceText(pages: PageWords[]): InvoiceValues {
  return readInvoicePages(pages).values
}

/** The values as by `readInvoiceText`, with warnings about the document. */
export function readInvoicePages(pages: PageWords[]): {
  values: InvoiceValues
  warnings: ReadingWarning[]
} {
  const text = documentText(pages)
  const items = findItems(text)
  const values = valuesOf(text, items)
  const warnings: ReadingWarning[] = [
    ...(holdsSeveralInvoices(text, items) ? (['several_invoices'] as const) : []),
    ...(isOtherDocument(text) ? (['other_document'] as const) : []),
  ]
  return { values, warnings }
}

function valuesOf(text: DocumentText, items: FoundItems): InvoiceValues {
  const totals = withCashTotal(text, findTotals(text, items))
  const { seller, buyer } = findParties(text, items)
  const invoiceNumber = sure(findNumber(text, 'invoiceNumber', items.table))
  const issueDate = sure(findDate(text, 'issueDate', items.table))
  const total = sure(totals.total)
  const documentType = withCredit(text, likelyType(text), total)
  const clues = [invoiceNumber, issueDate, total].filter(Boolean).length
  const isNone = !invoiceNumber && !total
  if (isNone || (clues < 2 && !documentType)) throw new InvoiceFault('not_an_invoice')
  const isReceipt = documentType?.value === 'receipt'
  const values: InvoiceValues = {
    documentType: documentType ?? printed(text, 'invoice', [], doubtfulType),
    invoiceNumber,
    issueDate,
    dueDate: sure(findDueDate(text, items.table, issueDate, isReceipt)),
    currency: sure(findCurrency(text, totals.currency, seller)),
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

/** The kind by the title; it is doubtful if that is of another document, such as a quotation. */
function likelyType(text: DocumentText): Read<DocumentType> | null {
  const type = typeOf(text)
  return type && isOtherDocument(text)
    ? { ...type, confidence: Math.min(type.confidence, doubtfulType) }
    : type
}

const doubtfulType = 0.6

/** `Avoir sur facture 4711` in a row below the title `Facture`, with a negative total. */
function withCredit(
  text: DocumentText,
  type: Read<DocumentType> | null,
  total: Read | null
): Read<DocumentType> | null {
  const isCredit = type?.value === 'invoice' && total?.value.startsWith('-')
  return isCredit && creditsInvoice(text)
    ? { ...type, value: 'creditNote', confidence: Math.min(type.confidence, 0.85) }
    : type
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
