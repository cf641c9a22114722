import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#app/core/problem'

/**
 * Finds out who the bearer token belongs to. Without one a caller passes as a guest; one that is not
 * valid is refused even where guests may, so that nobody works as a guest without knowing.
 */
export default class BearerUserMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    const isKnown = await auth.checkUsing(['api'])
    if (!isKnown && request.header('authorization')) {
      throw new Refusal('The access token is not valid or has expired.', {
        status: 401,
        code: 'invalid_token',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    }
    return next()
  }
}
