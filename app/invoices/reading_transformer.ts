import { BaseTransformer } from '@adonisjs/core/transformers'
import type { JSONDataTypes } from '@adonisjs/core/types/transformers'
import type { DateTime } from 'luxon'
import { findingsOf } from '#app/invoices/findings'
import { readingProblem } from '#app/invoices/reading_problem'
import type StoredReading from '#app/invoices/stored_reading'

/** A reading for its owner. */
export default class ReadingTransformer extends BaseTransformer<StoredReading> {
  /** In lists. */
  toObject() {
    const reading = this.resource
    return {
      id: reading.uid,
      file_name: reading.fileName,
      bytes: reading.bytes,
      media_type: reading.mediaType,
      state: reading.state,
      problem: reading.problem ? readingProblem(reading.problem, reading) : null,
      document_type: reading.documentType,
      invoice_number: reading.invoiceNumber,
      issue_date: reading.issueDate,
      seller: reading.seller,
      total: reading.total,
      currency: reading.currency,
      route: reading.route,
      format: reading.format,
      pages: reading.pages,
      /** Null for refused files, and for readings from before 2026-11-30. */
      doubtful_values: reading.doubtfulValues,
      failed_checks: reading.failedChecks,
      warnings: reading.warnings,
      ms: reading.ms,
      is_kept: reading.isKept,
      /** Null if it does not expire. */
      expires_at: iso(reading.expiresAt),
      version: reading.version,
      created_at: reading.createdAt.toJSDate().toISOString(),
      updated_at: reading.updatedAt.toJSDate().toISOString(),
    }
  }

  /** With original and current values. Load its files beforehand. */
  forDetail() {
    const reading = this.resource
    const checks = reading.reading && reading.checks
    return {
      ...this.toObject(),
      has_file: reading.ownFile !== undefined,
      /** The values with corrections applied. */
      values: (reading.reading ? reading.values : null) as JSONDataTypes,
      corrections: reading.corrections,
      /** The checks of the current values. */
      checks: checks as JSONDataTypes,
      /** Its failed checks and warnings as sentences. */
      findings: checks && findingsOf(checks, reading.asRead.meta),
      /** The original values with confidence and place. */
      reading: reading.reading as unknown as JSONDataTypes,
    }
  }
}

function iso(moment: DateTime | null): string | null {
  return moment ? moment.toJSDate().toISOString() : null
}
