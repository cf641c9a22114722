import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers with rows as a CSV file (UTF-8), sent as they come, so that the length of a file costs no memory.
 * `columns` are the names in the first line, in order.
 */
export function sendCsv(
  { response }: Pick<HttpContext, 'response'>,
  fileName: string,
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>
) {
  const text = Readable.from(rows).pipe(stringify({ header: true, columns: [...columns] }))
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  response.header('Cache-Control', 'no-store')
  return response.stream(text)
}
