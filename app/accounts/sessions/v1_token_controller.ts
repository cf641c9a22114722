import type { HttpContext } from '@adonisjs/core/http'
import { refreshValidator } from '#app/accounts/auth_validators'
import { setBindingCookie, bindingOfRequest } from '#app/accounts/sessions/binding_cookie'
import { refreshTokens } from '#app/accounts/sessions/refresh_family'

/** Exchanges a refresh token for the next pair. */
export default class V1TokenController {
  async store(ctx: HttpContext) {
    const { refresh } = await ctx.request.validateUsing(refreshValidator)
    const binding = bindingOfRequest(ctx)
    const pair = await refreshTokens(refresh, binding)
    if (binding) setBindingCookie(ctx, binding)
    ctx.response.header('Cache-Control', 'no-store')
    return pair
  }
}
