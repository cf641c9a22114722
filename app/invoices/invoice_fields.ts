import type { MessageId } from '#lang/message_id'
import type { AdjustmentKind } from '#app/invoices/reading/invoice_reading'

/** The type of a value; all values are strings. */
export type FieldKind =
  | 'type'
  | 'text'
  | 'date'
  | 'currency'
  | 'country'
  /** An amount, a quantity or a rate: a decimal string. */
  | 'decimal'

export interface InvoiceField {
  kind: FieldKind
  /** The business term of EN 16931-1. */
  term: string
  /** Of a decimal that is an amount. */
  isMoney?: true
}

/** The fields outside of lists by path, in display order. */
export const invoiceFields = {
  'documentType': { kind: 'type', term: 'BT-3' },
  'invoiceNumber': { kind: 'text', term: 'BT-1' },
  'issueDate': { kind: 'date', term: 'BT-2' },
  'dueDate': { kind: 'date', term: 'BT-9' },
  'currency': { kind: 'currency', term: 'BT-5' },
  'seller.name': { kind: 'text', term: 'BT-27' },
  'seller.vatId': { kind: 'text', term: 'BT-31' },
  'seller.taxNumber': { kind: 'text', term: 'BT-32' },
  'seller.address': { kind: 'text', term: 'BG-5' },
  'seller.country': { kind: 'country', term: 'BT-40' },
  'seller.iban': { kind: 'text', term: 'BT-84' },
  'buyer.name': { kind: 'text', term: 'BT-44' },
  'buyer.vatId': { kind: 'text', term: 'BT-48' },
  'buyer.taxNumber': { kind: 'text', term: 'BT-47' },
  'buyer.address': { kind: 'text', term: 'BG-8' },
  'buyer.country': { kind: 'country', term: 'BT-55' },
  'buyer.iban': { kind: 'text', term: 'BT-91' },
  'purchaseOrder': { kind: 'text', term: 'BT-13' },
  'buyerReference': { kind: 'text', term: 'BT-10' },
  'paymentReference': { kind: 'text', term: 'BT-83' },
  'subtotal': { kind: 'decimal', term: 'BT-109', isMoney: true },
  'tax': { kind: 'decimal', term: 'BT-110', isMoney: true },
  'total': { kind: 'decimal', term: 'BT-112', isMoney: true },
  'prepaid': { kind: 'decimal', term: 'BT-113', isMoney: true },
  'amountDue': { kind: 'decimal', term: 'BT-115', isMoney: true },
} as const satisfies Record<string, InvoiceField>

export type InvoicePath = keyof typeof invoiceFields

/** The fields of a tax rate and of a line. */
export const listFields = {
  taxes: {
    rate: { kind: 'decimal', term: 'BT-119' },
    base: { kind: 'decimal', term: 'BT-116', isMoney: true },
    amount: { kind: 'decimal', term: 'BT-117', isMoney: true },
    category: { kind: 'text', term: 'BT-118' },
  },
  lineItems: {
    description: { kind: 'text', term: 'BT-153' },
    quantity: { kind: 'decimal', term: 'BT-129' },
    unit: { kind: 'text', term: 'BT-130' },
    unitPrice: { kind: 'decimal', term: 'BT-146', isMoney: true },
    taxRate: { kind: 'decimal', term: 'BT-152' },
    amount: { kind: 'decimal', term: 'BT-131', isMoney: true },
  },
} as const satisfies Record<string, Record<string, InvoiceField>>

export type ListName = keyof typeof listFields

export const listNames = ['taxes', 'lineItems'] as const satisfies ListName[]

/** Form field names cannot have dots: `seller.name` becomes `seller_name`. */
export function formName(path: string): string {
  return path.replaceAll('.', '_')
}

/** Splits `lineItems.2.amount`; null if it is not a field of a list. */
export function listPlaceOf(path: string): { list: ListName; at: number; name: string } | null {
  const [, list, at, name] = /^(taxes|lineItems)\.(0|[1-9]\d{0,2})\.(\w+)$/.exec(path) ?? []
  const known = listNames.find((one) => one === list)
  if (!known || !Object.hasOwn(listFields[known], name)) return null
  return { list: known, at: Number(at), name }
}

/** The field at a path, or null. */
export function fieldAt(path: string): InvoiceField | null {
  if (Object.hasOwn(invoiceFields, path)) return invoiceFields[path as InvoicePath]
  const place = listPlaceOf(path)
  return place ? (listFields[place.list] as Record<string, InvoiceField>)[place.name] : null
}

/** The labels of the fields, by the last part of their path or, if ambiguous, by the whole path. */
const labelIds: Record<string, MessageId> = {
  'documentType': 'invoices.document_type',
  'invoiceNumber': 'invoices.invoice_number',
  'issueDate': 'invoices.issue_date',
  'dueDate': 'invoices.due_date',
  'currency': 'invoices.currency',
  'name': 'invoices.field_name',
  'vatId': 'invoices.vat_id',
  'taxNumber': 'invoices.tax_number',
  'address': 'invoices.location',
  'country': 'invoices.country',
  'iban': 'invoices.field_iban',
  'purchaseOrder': 'invoices.purchase_order',
  'buyerReference': 'invoices.buyer_reference',
  'paymentReference': 'invoices.payment_reference',
  'subtotal': 'invoices.subtotal',
  'tax': 'invoices.tax',
  'total': 'invoices.total',
  'prepaid': 'invoices.prepaid',
  'amountDue': 'invoices.amount_due',
  'rate': 'invoices.rate',
  'base': 'invoices.base',
  'category': 'invoices.category',
  'description': 'invoices.description',
  'quantity': 'invoices.quantity',
  'unit': 'invoices.unit',
  'unitPrice': 'invoices.unit_price',
  'taxRate': 'invoices.tax_rate',
  'taxes': 'invoices.taxes',
  'taxes.amount': 'invoices.tax',
  'lineItems': 'invoices.lines',
  'lineItems.amount': 'invoices.amount',
}

/** The message of a field's label without that of its party or list: `seller.name` → `invoices.field_name`. */
export function labelIdOf(path: string): MessageId {
  const parts = path.split('.')
  return labelIds[`${parts[0]}.${parts.at(-1)}`] ?? labelIds[parts.at(-1)!]
}

type Translate = (id: MessageId, values?: Record<string, string | number>) => string

/** The group of a field: "Seller", "Line 2", "Tax row 1"; null for fields of the invoice itself, and for lists. */
export function fieldGroupOf(path: string, t: Translate): string | null {
  const [part, at] = path.split('.')
  if (at === undefined) return null
  switch (part) {
    case 'seller':
      return t('invoices.seller')
    case 'buyer':
      return t('invoices.buyer')
    case 'taxes':
      return t('invoices.rate_number', { number: Number(at) + 1 })
    case 'lineItems':
      return t('invoices.line', { number: Number(at) + 1 })
    default:
      return null
  }
}

/** "Seller Name", "Line 2 Amount" */
export function fullLabelOf(path: string, t: Translate): string {
  return [fieldGroupOf(path, t), t(labelIdOf(path))].filter(Boolean).join(' ')
}

/** The messages of discounts, charges and other adjustments, with their `amount`. */
export const adjustmentIds: Record<AdjustmentKind, MessageId> = {
  allowance: 'invoices.adjustment_allowance',
  charge: 'invoices.adjustment_charge',
  withheld: 'invoices.adjustment_withheld',
  rounding: 'invoices.adjustment_rounding',
  untaxed: 'invoices.adjustment_untaxed',
}
