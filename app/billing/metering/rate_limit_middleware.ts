import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countRequest, RateLimited, rateLimitFields } from '#app/billing/metering/rate_limit'

/**
 * Limits the requests of a client per minute, over `/v1` and the playground, and sends the rate limit
 * headers. Staff are not limited; guests have a daily limit instead.
 */
export default class RateLimitMiddleware {
  async handle({ auth, response }: HttpContext, next: NextFn) {
    if (!auth.user?.clientId) return next()

    const counted = await countRequest(auth.user.clientId)
    for (const [name, value] of Object.entries(rateLimitFields(counted))) {
      response.header(name, value)
    }
    if (counted.count > counted.limit) throw new RateLimited(counted)
    return next()
  }
}
