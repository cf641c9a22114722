import type { HttpContext } from '@adonisjs/core/http'
import { setBindingCookie } from '#app/accounts/sessions/binding_cookie'
import { pageSessionOf } from '#app/accounts/sessions/page_session'
import { openBrowserFamily } from '#app/accounts/sessions/refresh_family'
import { markOf } from '#app/accounts/sessions/token'
import UserTransformer from '#app/accounts/user_transformer'

/**
 * Issues a token pair for `/v1` to the page's own script, in exchange for the page session. Tokens
 * of browsers appear in this response only.
 */
export default class BrowserTokenController {
  async store(ctx: HttpContext) {
    const pageSession = pageSessionOf(ctx)
    const { access, refresh, binding } = await openBrowserFamily(pageSession)
    setBindingCookie(ctx, binding)
    ctx.response.header('Cache-Control', 'no-store')
    const user = new UserTransformer(ctx.auth.getUserOrFail()).toObject()
    return { access, refresh, user: { ...user, session: markOf(pageSession) } }
  }
}
