import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

/** Sends a file download, streamed while it is generated. */
export function sendFile(
  { response }: Pick<HttpContext, 'response'>,
  fileName: string,
  type: string,
  content: Readable
) {
  response.header('Content-Type', type)
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  response.header('Cache-Control', 'no-store')
  return response.stream(content)
}
