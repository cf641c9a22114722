import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

type Compress = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void
) => void

/** Its types are Express's; what it uses are Node's own request and response. */
const compress = compression({
  // An event must leave at once, not when a buffer is full.
  filter: (request, response) =>
    response.getHeader('content-type')?.toString().startsWith('text/event-stream') !== true &&
    compression.filter(request, response),
}) as unknown as Compress

/**
 * Sends text compressed (Brotli or gzip, as the browser takes it) from 1 KB on: pages, scripts, styles,
 * JSON and exports. Forgery tokens are masked anew in each page, so that the length of a compressed page tells
 * nothing about them.
 */
export default class CompressMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    await new Promise<void>((resolve, reject) => {
      compress(request.request, response.response, (error) => {
        if (error) reject(error)
        else resolve()
      })
    })
    return next()
  }
}
