import type { InvoiceFields, Read } from '#app/invoices/reading/invoice_reading'

/** The same type with plain values instead of values with confidence and place. */
export type Plain<T> =
  T extends Read<infer V>
    ? V
    : T extends (infer E)[]
      ? Plain<E>[]
      : T extends object
        ? { [K in keyof T]: Plain<T[K]> }
        : T

/** The fields of a reading as plain values, for files, terminals and comparisons. */
export function plainValues(fields: InvoiceFields): Plain<InvoiceFields> {
  return {
    documentType: fields.documentType?.value ?? null,
    invoiceNumber: fields.invoiceNumber?.value ?? null,
    issueDate: fields.issueDate?.value ?? null,
    dueDate: fields.dueDate?.value ?? null,
    currency: fields.currency?.value ?? null,
    seller: bare(fields.seller),
    buyer: bare(fields.buyer),
    purchaseOrder: fields.purchaseOrder?.value ?? null,
    buyerReference: fields.buyerReference?.value ?? null,
    paymentReference: fields.paymentReference?.value ?? null,
    subtotal: fields.subtotal?.value ?? null,
    tax: fields.tax?.value ?? null,
    total: fields.total?.value ?? null,
    prepaid: fields.prepaid?.value ?? null,
    amountDue: fields.amountDue?.value ?? null,
    taxes: fields.taxes.map(bare),
    lineItems: fields.lineItems.map(bare),
  }
}

function bare<T extends { [K in keyof T]: Read | null }>(record: T): Plain<T> {
  const entries = Object.entries<Read | null>(record)
  return Object.fromEntries(entries.map(([name, read]) => [name, read?.value ?? null])) as Plain<T>
}
