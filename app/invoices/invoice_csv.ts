import { csvLines } from '#app/core/lists/csv_lines'
import { invoicePaths, valueAt, type PlainInvoice } from '#app/invoices/corrections'
import { invoiceFields, listFields } from '#app/invoices/invoice_fields'
import type { Adjustment } from '#app/invoices/reading/invoice_reading'

/** The lists, each with a row for each entry; lines come first. */
const listColumns = {
  lineItems: Object.keys(listFields.lineItems),
  taxes: Object.keys(listFields.taxes),
  adjustments: ['kind', 'amount'] satisfies Array<keyof Adjustment>,
}

type RowList = keyof typeof listColumns

const rowLists = Object.keys(listColumns) as RowList[]

/** The columns, which have the names of the fields. */
export const invoiceHeader = [
  ...invoicePaths,
  ...rowLists.flatMap((list) => listColumns[list].map((name) => `${list}.${name}`)),
]

/**
 * A row for each line, then for each tax rate and adjustment; a single row if there is none. Amounts of the whole
 * invoice are only in the first row, so that the sum of every column is right; its other values are in each row.
 */
export function invoiceRows(values: PlainInvoice, adjustments: Adjustment[] = []): string[][] {
  const lists: Record<RowList, object[]> = { ...values, adjustments }
  const rows = rowLists.flatMap((list) => lists[list].map((entry) => cellsOf(list, entry)))
  if (!rows.length) rows.push(cellsOf('lineItems', {}))
  return rows.map((cells, at) => [
    ...invoicePaths.map((path) =>
      at > 0 && invoiceFields[path].kind === 'decimal' ? '' : (valueAt<string>(values, path) ?? '')
    ),
    ...cells,
  ])
}

/** The cells of an entry of a list; those of the other lists are empty. */
function cellsOf(own: RowList, entry: object): string[] {
  return rowLists.flatMap((list) =>
    listColumns[list].map((name) => (list === own ? (valueAt<string>(entry, name) ?? '') : ''))
  )
}

/** The values as CSV. */
export function invoiceCsv(values: PlainInvoice, adjustments?: Adjustment[]): string {
  return csvLines([invoiceHeader, ...invoiceRows(values, adjustments)])
}
