import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/problem'
import { formatTypes, plainFormats, type PlainFormat } from '#app/core/row_formats'
import { sendFile } from '#app/core/send_file'
import { t } from '#app/core/text'

/**
 * Answers with a file of rows in the format that `?format=` names, CSV without it; `name` is what it is
 * called, without its ending. @throws FieldRefusal for another format
 */
export function sendRows(
  ctx: Pick<HttpContext, 'request' | 'response'>,
  name: string,
  open: (format: PlainFormat) => AsyncIterable<string | Buffer>
) {
  const format = chosenFormat(ctx)
  return sendFile(ctx, `${name}.${format}`, formatTypes[format], Readable.from(open(format)))
}

function chosenFormat({ request }: Pick<HttpContext, 'request'>): PlainFormat {
  const given: unknown = request.qs().format || 'csv'
  const format = plainFormats.find((known) => known === given)
  if (format) return format
  const message = t('core_answers.parameter_format', { names: plainFormats.join(', ') })
  throw new FieldRefusal('format', 'invalid_parameter', message, 400)
}
