import { test } from '@japa/runner'
import { exampleOf } from '#app/core/json_schema'
import { findingsOf } from '#app/invoices/findings'
import { storedReadingSchema } from '#app/invoices/invoice_schemas'
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import { plainValues } from '#app/invoices/reading/plain_values'

test.group('The sample of a reading in the API documentation', () => {
  /** That it matches its schema is tested with all others in `contract.spec.ts`. */
  const sample = exampleOf(storedReadingSchema) as Record<string, unknown> & {
    reading: InvoiceReading
  }

  test('adds up: its checks are those of its values, and all pass', ({ assert }) => {
    const values = plainValues(sample.reading)
    const checks = checkInvoice(values, sample.reading.meta.adjustments!, null)
    assert.includeMembers(
      checks.map(({ name }) => name),
      ['net_plus_tax', 'lines_are_net', 'taxes_are_tax', 'due_is_rest', 'iban_format']
    )
    assert.isTrue(checks.every(({ isPassed }) => isPassed))
    assert.deepEqual(sample.checks, checks)
    assert.deepEqual(sample.reading.checks, checks)
    assert.deepEqual(sample.findings, findingsOf(checks, sample.reading.meta))
  })

  test('has the same values in each part', ({ assert }) => {
    const values = plainValues(sample.reading)
    assert.deepEqual(sample.values, values)
    assert.deepEqual(
      [sample.invoice_number, sample.seller, sample.total, sample.currency, sample.route],
      [values.invoiceNumber, values.seller.name, values.total, values.currency, 'text']
    )
  })
})
