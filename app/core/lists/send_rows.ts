import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { chosenFormat } from '#app/core/lists/chosen_format'
import { rowFormats, type RowFormat } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'
import { sendFile } from '#app/core/http/send_file'

/**
 * Streams rows as a file in the format of `?format=` (default: CSV); `name` is the file name
 * without extension. @throws FieldRefusal for another format
 */
export function sendRows(
  ctx: Pick<HttpContext, 'request' | 'response'>,
  name: string,
  open: (format: RowFormat) => AsyncIterable<string | Buffer>
) {
  const format = chosenFormat(ctx, rowFormats)
  return sendFile(ctx, `${name}.${format}`, formatTypes[format], Readable.from(open(format)))
}
