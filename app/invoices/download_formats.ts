import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { invoiceCsv } from '#app/invoices/invoice_csv'
import { invoiceUbl } from '#app/invoices/invoice_ubl'
import type StoredReading from '#app/invoices/stored_reading'

/** The download formats of readings; `xml` is UBL 2.1. */
export const downloadFormats = ['json', 'csv', 'xml'] as const

export type DownloadFormat = (typeof downloadFormats)[number]

export const mediaTypes: Record<DownloadFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

const writers: Record<DownloadFormat, (reading: StoredReading) => string> = {
  json: ({ values, adjustments }) => `${JSON.stringify({ ...values, adjustments }, null, 2)}\n`,
  csv: ({ values, adjustments }) => invoiceCsv(values, adjustments),
  xml: ({ values, adjustments, asRead: { meta } }) =>
    invoiceUbl(values, {
      unitsAreCodes: meta.route === 'xml' || meta.route === 'xml_in_pdf',
      adjustments,
    }),
}

/** The format of `?format=` (default: JSON). @throws FieldRefusal (422) for an unknown one */
export function formatOf({ request }: Pick<HttpContext, 'request'>): DownloadFormat {
  const given: unknown = request.qs().format || 'json'
  const format = downloadFormats.find((known) => known === given)
  if (format) return format
  const message = t('core_answers.parameter_format', { names: downloadFormats.join(', ') })
  throw new FieldRefusal('format', 'invalid_parameter', message)
}

/** The current values of one reading. @throws ReadingRefused if nothing was read */
export function writtenAs(format: DownloadFormat, reading: StoredReading): string {
  return writers[format](reading)
}

/** Its file name: the invoice number, if any, reduced to letters, digits and dashes. */
export function plainName({
  invoiceNumber,
  uid,
}: Pick<StoredReading, 'invoiceNumber' | 'uid'>): string {
  const number = invoiceNumber?.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `invoice-${number?.slice(0, 60) || uid}`
}
