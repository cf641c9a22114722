import type { Document } from './make_document.ts'

export interface ExpectedLine {
  description: string | null
  quantity: number | null
  unit: string | null
  unitPrice: number | null
  taxRate: number | null
  amount: number | null
}

/** The true values of a document, and those of its fields that it prints. */
export interface Truth {
  expected: Record<string, string | number | null> & { lineItems: ExpectedLine[] }
  printed: Record<string, boolean>
}

/** Fields with the value of the document and the path that a family reads to print it. */
const fields: [string, string, (doc: Document) => string | number | null][] = [
  ['invoiceNumber', 'number', ({ number }) => number],
  ['issueDate', 'issueDate', ({ issueDate }) => issueDate],
  ['dueDate', 'dueDate', ({ dueDate }) => dueDate],
  ['sellerName', 'seller.name', ({ seller }) => seller.name],
  /** American tax numbers are no VAT numbers. */
  [
    'sellerVatId',
    'seller.vatId',
    ({ seller }) => (/^\d\d-/.test(seller.vatId) ? null : seller.vatId),
  ],
  ['sellerTaxNumber', 'seller.taxNumber', ({ seller }) => seller.taxNumber],
  ['iban', 'seller.iban', ({ seller }) => seller.iban],
  ['buyerName', 'buyer.name', ({ buyer }) => buyer.name],
  ['subtotal', 'subtotal', ({ subtotal }) => subtotal / 100],
  ['tax', 'tax', ({ tax }) => tax / 100],
  ['total', 'total', ({ total }) => total / 100],
  ['prepaid', 'prepaid', ({ prepaid }) => prepaid / 100],
  ['amountDue', 'amountDue', ({ amountDue }) => amountDue / 100],
]

/** The values of a document after a family printed it; `used` are the paths that it read. */
export function truthOf(doc: Document, used: Set<string>): Truth {
  const printed: Record<string, boolean> = { documentType: true, currency: true }
  const values: Record<string, string | number | null> = {
    documentType: doc.kind,
    currency: doc.currency,
  }
  const lineItems = doc.lines.map((line) => ({
    description: used.has('lines.description') ? line.description : null,
    quantity: used.has('lines.quantity') ? line.quantity : null,
    unit: used.has('lines.unit') ? line.unit : null,
    unitPrice: used.has('lines.price') ? line.price / 100 : null,
    taxRate: used.has('lines.rate') ? line.rate : null,
    amount: used.has('lines.amount') ? line.amount / 100 : null,
  }))
  for (const [field, path, valueOf] of fields) {
    values[field] = valueOf(doc)
    const isNone = values[field] === null || (field === 'prepaid' && !doc.prepaid)
    printed[field] = used.has(path) && !isNone
    /** Families of other countries print tax numbers of their own. */
    if (field === 'sellerTaxNumber' && !printed[field]) {
      if (doc.seller.vatId.startsWith('DE')) values[field] = null
      else delete values[field]
    }
  }
  return { expected: Object.assign(values, { lineItems }), printed }
}
