import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type { DateTime } from 'luxon'
import { readingProblem } from '#app/invoices/reading_problem'
import type StoredReading from '#app/invoices/stored_reading'

/** What became of a file, as its owner sees it. */
export default class ReadingTransformer extends BaseTransformer<StoredReading> {
  /** A row of a list. */
  toObject() {
    const reading = this.resource
    return {
      id: reading.uid,
      file_name: reading.fileName,
      bytes: reading.bytes,
      media_type: reading.mediaType,
      state: reading.state,
      problem: reading.problem ? readingProblem(reading.problem) : null,
      document_type: reading.documentType,
      invoice_number: reading.invoiceNumber,
      issue_date: reading.issueDate,
      seller: reading.seller,
      total: reading.total,
      currency: reading.currency,
      route: reading.route,
      format: reading.format,
      pages: reading.pages,
      ms: reading.ms,
      is_kept: reading.isKept,
      /** Null: until it is deleted. */
      expires_at: iso(reading.expiresAt),
      version: reading.version,
      created_at: reading.createdAt.toJSDate().toISOString(),
      updated_at: reading.updatedAt.toJSDate().toISOString(),
    }
  }

  /** With what was read and what counts. Load its files before. */
  forDetail() {
    const reading = this.resource
    return {
      ...this.toObject(),
      has_file: reading.files.some(({ page }) => page === null),
      /** What counts: what was read, with the corrections in its place. */
      values: (reading.reading ? reading.values : null) as JSONDataTypes,
      corrections: reading.corrections,
      /** What the values were held against, as they are now. */
      checks: (reading.reading ? reading.checks : null) as JSONDataTypes,
      /** As it was read, each value with its confidence and place. */
      reading: reading.reading as unknown as JSONDataTypes,
    }
  }
}

function iso(moment: DateTime | null): string | null {
  return moment ? moment.toJSDate().toISOString() : null
}
