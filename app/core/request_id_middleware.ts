import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Keeps the `X-Request-Id` of the caller only if it is one: it stands in logs, on error pages and in
 * every answer. Anything else gives way to one of ours.
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

/** The id that the caller gave the request if it is sane, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:+=@/-]{1,128}$/.test(given) ? given : randomUUID()
}
