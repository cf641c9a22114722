import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#app/core/errors/problem'

/**
 * Finds out who the bearer token belongs to. Without one a caller passes as a guest; one that is not
 * valid, or comes by another scheme, is refused even where guests may, so that nobody works as a guest
 * without knowing.
 */
export default class BearerUserMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn) {
    const isKnown = await auth.checkUsing(['api'])
    const given = request.header('authorization')
    if (given && !/^bearer +\S/i.test(given)) throw new WrongScheme()
    if (!isKnown && given) {
      throw new Refusal('The access token is invalid or expired.', {
        status: 401,
        code: 'invalid_token',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      })
    }
    return next()
  }
}

/** Somebody means to say who calls, as with user and password (`Basic`) or with a token alone. */
class WrongScheme extends Refusal {
  constructor() {
    super(
      'The Authorization header must use the scheme "Bearer". Send "Authorization: Bearer <token>" with an API key or an access token.',
      { status: 401, code: 'unauthenticated', headers: { 'WWW-Authenticate': 'Bearer' } }
    )
  }
}
