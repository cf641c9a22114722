import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#app/core/problem'
import { apiKeyOf, requireAbility } from '#app/keys/request_key'

/**
 * Finds out who the bearer token belongs to. Without one a caller passes as a guest; one that is not
 * valid is refused even where guests may, so that nobody works as a guest without knowing.
 * An API key passes only to the routes that are named for keys, with the ability that they need.
 */
export default class BearerUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request } = ctx
    const isKnown = await auth.checkUsing(['api'])
    if (!isKnown && request.header('authorization')) {
      throw new Refusal('The access token is not valid or has expired.', {
        status: 401,
        code: 'invalid_token',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    }
    const apiKey = apiKeyOf(ctx)
    if (apiKey) requireAbility(apiKey, ctx.route?.name)
    return next()
  }
}
