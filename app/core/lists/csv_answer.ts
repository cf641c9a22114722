import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#app/core/http/send_file'

/** Answers with a CSV file (UTF-8), sent piece by piece, so that its length costs no memory. */
export function sendCsv(
  ctx: Pick<HttpContext, 'response'>,
  fileName: string,
  text: AsyncIterable<string>
) {
  return sendFile(ctx, fileName, 'text/csv; charset=utf-8', Readable.from(text))
}
