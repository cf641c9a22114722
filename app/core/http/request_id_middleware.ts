import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Keeps the `X-Request-Id` of the caller if it is valid, otherwise replaces it: it appears in logs, on error pages
 * and in every response.
 */
export default class RequestIdMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    const given = headers['x-request-id']
    headers['x-request-id'] = requestIdOf(given)
    if (headers['x-request-id'] !== given) {
      ctx.logger = logger.child({ request_id: headers['x-request-id'] })
    }
    return next()
  }
}

/** The request id of the caller if it is valid, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:+=@/-]{1,128}$/.test(given) ? given : randomUUID()
}
