import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { FieldRefusal } from '#app/core/errors/problem'
import { sendFile } from '#app/core/http/send_file'
import { t } from '#app/core/text/text'
import { invoiceCsv } from '#app/invoices/invoice_csv'
import { invoiceUbl } from '#app/invoices/invoice_ubl'
import type { PlainInvoice } from '#app/invoices/corrections'
import type { InvoiceReading } from '#app/invoices/reading/invoice_reading'
import type StoredReading from '#app/invoices/stored_reading'

/** The download formats of a reading. */
export const readingFormats = ['json', 'csv', 'xml'] as const

const formats: Record<
  (typeof readingFormats)[number],
  { type: string; write: (values: PlainInvoice, reading: InvoiceReading) => string }
> = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (values) => `${JSON.stringify(values, null, 2)}\n`,
  },
  csv: { type: 'text/csv; charset=utf-8', write: invoiceCsv },
  /** UBL 2.1 */
  xml: {
    type: 'application/xml; charset=utf-8',
    write: (values, { meta }) =>
      invoiceUbl(values, { unitsAreCodes: meta.route === 'xml' || meta.route === 'xml_in_pdf' }),
  },
}

/**
 * Responds with the current values in the format of `?format=` (default: JSON).
 *
 * @throws FieldRefusal (422) for an unknown format; ReadingRefused if nothing was read
 */
export function sendReading(ctx: HttpContext, reading: StoredReading) {
  refuseUnknownParameters(ctx, ['format'])
  const { values } = reading
  const given: unknown = ctx.request.qs().format || 'json'
  const format = readingFormats.find((known) => known === given)
  if (!format) {
    const message = t('core_answers.parameter_format', { names: readingFormats.join(', ') })
    throw new FieldRefusal('format', 'invalid_parameter', message)
  }
  const { type, write } = formats[format]
  return sendFile(
    ctx,
    `${plainName(reading)}.${format}`,
    type,
    Readable.from([write(values, reading.asRead)])
  )
}

/** The file name: the invoice number, if any, reduced to letters, digits and dashes. */
function plainName({ values, uid }: StoredReading): string {
  const number = values.invoiceNumber?.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `invoice-${number?.slice(0, 60) || uid}`
}
