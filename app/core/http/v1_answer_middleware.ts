import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import CorsMiddleware from '@adonisjs/cors/cors_middleware'
import corsConfig from '#config/cors'
import portal from '#config/portal'
import { allowedMethods } from '#app/core/http/method_not_allowed'
import { finishTag } from '#app/core/http/version_claim'

const cors = new CorsMiddleware(corsConfig)

/**
 * Sets the headers of all responses of `/v1`, including errors: CORS, `Vary`, `ETag` and `Cache-Control`, and responds
 * with 304 if the caller has the current version. CORS answers preflight requests itself.
 */
export default class V1AnswerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await cors.handle(ctx, next)
    const { request, response } = ctx
    const isRead = ['GET', 'HEAD'].includes(request.method())

    response.vary('Authorization')
    if (portal.corsOrigins.length && !portal.corsOrigins.includes('*')) response.vary('Origin')
    if (request.method() === 'OPTIONS') {
      const allowed = allowedMethods(ctx)
      if (allowed) response.header('Allow', allowed)
      return
    }

    const tag = tagOf(ctx)
    if (tag) response.header('ETag', tag)
    if (!response.getHeader('Cache-Control')) {
      response.header('Cache-Control', tag && isRead ? 'private, no-cache' : 'private, no-store')
    }
    if (tag && isRead && response.getStatus() === 200 && response.fresh()) {
      response.status(304).send(null)
    }
  }
}

/**
 * The version tag that a controller set; null for all other responses, and for a weak tag, which is
 * complete.
 */
function tagOf({ response }: HttpContext): string | null {
  const version = response.getHeader('ETag')
  if (
    !version ||
    String(version).startsWith('W/') ||
    response.hasStream ||
    response.hasFileToStream
  )
    return null
  const body: unknown = response.getBody()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return finishTag(String(version), createHash('sha1').update(text).digest('hex').slice(0, 12))
}
