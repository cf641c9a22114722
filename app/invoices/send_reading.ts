import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { sendFile } from '#app/core/http/send_file'
import { formatOf, mediaTypes, plainName, writtenAs } from '#app/invoices/download_formats'
import type StoredReading from '#app/invoices/stored_reading'

/**
 * Responds with the current values in the format of `?format=` (default: JSON).
 *
 * @throws FieldRefusal (422) for an unknown format; ReadingRefused if nothing was read
 */
export function sendReading(ctx: HttpContext, reading: StoredReading) {
  refuseUnknownParameters(ctx, ['format'])
  const format = formatOf(ctx)
  const content = Readable.from([writtenAs(format, reading)])
  return sendFile(ctx, `${plainName(reading)}.${format}`, mediaTypes[format], content)
}
