import { timestampFilter, choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { documentTypes } from '#app/invoices/reading/invoice_reading'
import StoredReading, { readingStates } from '#app/invoices/stored_reading'

/** Columns that lists do not load, since a reading can have megabytes. */
const unlisted = ['reading', 'corrections']

/** The readings of an owner, for pages and `/v1`, newest first. */
export const readingList: ListDefinition<typeof StoredReading> = {
  key: 'invoice_readings.id',
  columns: [...StoredReading.$columnsDefinitions.values()].flatMap(({ columnName }) =>
    unlisted.includes(columnName) ? [] : `invoice_readings.${columnName}`
  ),
  sorts: { created_at: 'invoice_readings.id' },
  defaultSort: '-created_at',
  search: (query, text) =>
    whereContainsAnyCase(
      query,
      `invoice_readings.file_name || ' ' || coalesce(invoice_readings.invoice_number, '')
        || ' ' || coalesce(invoice_readings.seller, '')`,
      text
    ),
  filters: {
    state: choiceFilter(readingStates, (query, chosen) =>
      query.whereIn('invoice_readings.state', chosen)
    ),
    document_type: choiceFilter(documentTypes, (query, chosen) =>
      query.whereIn('invoice_readings.document_type', chosen)
    ),
    from: timestampFilter('invoice_readings.created_at', 'from'),
    to: timestampFilter('invoice_readings.created_at', 'to'),
  },
}
