import manager from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Authenticates the session cookie; without a valid one the visitor is a guest. Pages of logged-in
 * users are not cached, so that the Back button shows none of them after logout.
 */
export default class CookieUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.auth = manager.createAuthenticator(ctx)
    const isKnown = await ctx.auth.check()
    if (isKnown) ctx.response.header('Cache-Control', 'no-store')
    return next()
  }
}
