import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

/** Answers with a CSV file (UTF-8), sent piece by piece, so that its length costs no memory. */
export function sendCsv(
  { response }: Pick<HttpContext, 'response'>,
  fileName: string,
  text: AsyncIterable<string>
) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  response.header('Cache-Control', 'no-store')
  return response.stream(Readable.from(text))
}
