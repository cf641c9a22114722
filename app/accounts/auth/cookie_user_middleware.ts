import manager from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Finds out who the session cookie belongs to; a guest passes as a guest. What a person sees is kept
 * by no cache, so that after signing out Back shows nothing of it.
 */
export default class CookieUserMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.auth = manager.createAuthenticator(ctx)
    const isKnown = await ctx.auth.check()
    if (isKnown) ctx.response.header('Cache-Control', 'no-store')
    return next()
  }
}
