import { csvLines } from '#app/core/lists/csv_lines'
import { invoicePaths, valueAt, type PlainInvoice } from '#app/invoices/corrections'
import { listFields } from '#app/invoices/invoice_fields'

const lineNames = Object.keys(listFields.lineItems) as Array<keyof typeof listFields.lineItems>

/** The columns, which have the names of the fields; tax rates are only in JSON and UBL. */
export const invoiceHeader = [...invoicePaths, ...lineNames.map((name) => `lineItems.${name}`)]

/** A row per line, preceded by the values of the invoice; a single row without lines. */
export function invoiceRows(values: PlainInvoice): string[][] {
  const once = invoicePaths.map((path) => valueAt<string>(values, path) ?? '')
  const lines = values.lineItems.length
    ? values.lineItems.map((line) => lineNames.map((name) => line[name] ?? ''))
    : [lineNames.map(() => '')]
  return lines.map((cells) => [...once, ...cells])
}

/** The values as CSV. */
export function invoiceCsv(values: PlainInvoice): string {
  return csvLines([invoiceHeader, ...invoiceRows(values)])
}
