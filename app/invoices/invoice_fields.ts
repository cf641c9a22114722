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
}

/** The fields of a party, with the terms of seller and buyer. */
const partyFields = {
  name: ['text', 'BT-27', 'BT-44'],
  vatId: ['text', 'BT-31', 'BT-48'],
  taxNumber: ['text', 'BT-32', 'BT-47'],
  address: ['text', 'BG-5', 'BG-8'],
  country: ['country', 'BT-40', 'BT-55'],
  iban: ['text', 'BT-84', 'BT-91'],
} as const satisfies Record<string, [kind: FieldKind, seller: string, buyer: string]>

export const partyNames = ['name', 'vatId', 'taxNumber', 'address', 'country', 'iban'] as const

/** The fields outside of lists by path, in display order. */
export const invoiceFields = {
  'documentType': { kind: 'type', term: 'BT-3' },
  'invoiceNumber': { kind: 'text', term: 'BT-1' },
  'issueDate': { kind: 'date', term: 'BT-2' },
  'dueDate': { kind: 'date', term: 'BT-9' },
  'currency': { kind: 'currency', term: 'BT-5' },
  'seller.name': of('name', 1),
  'seller.vatId': of('vatId', 1),
  'seller.taxNumber': of('taxNumber', 1),
  'seller.address': of('address', 1),
  'seller.country': of('country', 1),
  'seller.iban': of('iban', 1),
  'buyer.name': of('name', 2),
  'buyer.vatId': of('vatId', 2),
  'buyer.taxNumber': of('taxNumber', 2),
  'buyer.address': of('address', 2),
  'buyer.country': of('country', 2),
  'buyer.iban': of('iban', 2),
  'purchaseOrder': { kind: 'text', term: 'BT-13' },
  'buyerReference': { kind: 'text', term: 'BT-10' },
  'paymentReference': { kind: 'text', term: 'BT-83' },
  'subtotal': { kind: 'decimal', term: 'BT-109' },
  'tax': { kind: 'decimal', term: 'BT-110' },
  'total': { kind: 'decimal', term: 'BT-112' },
  'prepaid': { kind: 'decimal', term: 'BT-113' },
  'amountDue': { kind: 'decimal', term: 'BT-115' },
} as const satisfies Record<string, InvoiceField>

export type InvoicePath = keyof typeof invoiceFields

/** The fields of a tax rate and of a line. */
export const listFields = {
  taxes: {
    rate: { kind: 'decimal', term: 'BT-119' },
    base: { kind: 'decimal', term: 'BT-116' },
    amount: { kind: 'decimal', term: 'BT-117' },
    category: { kind: 'text', term: 'BT-118' },
  },
  lineItems: {
    description: { kind: 'text', term: 'BT-153' },
    quantity: { kind: 'decimal', term: 'BT-129' },
    unit: { kind: 'text', term: 'BT-130' },
    unitPrice: { kind: 'decimal', term: 'BT-146' },
    taxRate: { kind: 'decimal', term: 'BT-152' },
    amount: { kind: 'decimal', term: 'BT-131' },
  },
} as const satisfies Record<string, Record<string, InvoiceField>>

export type ListName = keyof typeof listFields

export const listNames = ['taxes', 'lineItems'] as const satisfies ListName[]

export function isInvoicePath(path: string): path is InvoicePath {
  return Object.hasOwn(invoiceFields, path)
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
  if (isInvoicePath(path)) return invoiceFields[path]
  const place = listPlaceOf(path)
  return place ? (listFields[place.list] as Record<string, InvoiceField>)[place.name] : null
}

function of(name: (typeof partyNames)[number], term: 1 | 2): InvoiceField {
  const field = partyFields[name]
  return { kind: field[0], term: field[term] }
}
