import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Finds out who the session cookie belongs to; a guest passes as a guest. */
export default class CookieUserMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.checkUsing(['web'])
    return next()
  }
}
