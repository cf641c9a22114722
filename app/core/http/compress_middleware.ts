import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

type Compress = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void
) => void

/** Typed for Express, but only uses Node's request and response. */
const compress = compression({
  // Server-sent events must not be buffered.
  filter: (request, response) =>
    response.getHeader('content-type')?.toString().startsWith('text/event-stream') !== true &&
    compression.filter(request, response),
}) as unknown as Compress

/**
 * Compresses text responses of 1 KB or more (Brotli or gzip): pages, scripts, styles, JSON and
 * exports. CSRF tokens are masked differently in each page, so that the size of a compressed page
 * reveals nothing about them.
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
