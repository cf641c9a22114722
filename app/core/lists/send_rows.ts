import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { chosenFormat } from '#app/core/lists/chosen_format'
import { rowFormats, type RowFormat } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'
import { sendFile } from '#app/core/http/send_file'

/**
 * Streams rows as a file in the format of `?format=` (default: CSV); `name` is the file name
 * without extension, `charset` the encoding of a CSV. @throws FieldRefusal for another format
 */
export function sendRows(
  ctx: Pick<HttpContext, 'request' | 'response'>,
  name: string,
  open: (format: RowFormat) => AsyncIterable<string | Buffer>,
  charset = 'utf-8'
) {
  const format = chosenFormat(ctx, rowFormats)
  const type = format === 'csv' ? `text/csv; charset=${charset}` : formatTypes[format]
  return sendFile(ctx, `${name}.${format}`, type, Readable.from(open(format)))
}
