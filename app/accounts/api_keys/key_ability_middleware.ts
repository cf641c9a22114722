import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { apiKeyOf, requireAbility } from '#app/accounts/api_keys/request_key'

/**
 * An API key passes only to the routes that are named for keys, with the ability that they need. Stands
 * behind the limit of requests, so that what it refuses is counted as every other answer is.
 */
export default class KeyAbilityMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const apiKey = apiKeyOf(ctx)
    if (apiKey) requireAbility(apiKey, ctx.route?.name)
    return next()
  }
}
