import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { countRequest, RateLimited, rateLimitFields } from '#app/billing/metering/rate_limit'

/**
 * Limits a client's requests a minute, all of `/v1` and the searches of the playground together, and says on
 * every answer how many are left. Staff and guests pass: the first are not limited, the second by the day.
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
