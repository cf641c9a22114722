import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#app/core/http/send_file'

/** Streams a CSV file (UTF-8), so that memory use is independent of its size. */
export function sendCsv(
  ctx: Pick<HttpContext, 'response'>,
  fileName: string,
  text: AsyncIterable<string>
) {
  return sendFile(ctx, fileName, 'text/csv; charset=utf-8', Readable.from(text))
}
