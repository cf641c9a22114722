import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { doorOf, portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { logSecurityEvent } from '#app/core/http/security_log'
import { t } from '#app/core/text/text'
import { storeIntendedPage } from '#app/accounts/intended_page'
import { homeOf, may, type Ability } from '#app/accounts/role'
import { mustSetUpTwoFactor } from '#app/accounts/two_factor_requirement'

/** What staff can do before they have set up two-factor authentication, if it is required. */
const withoutTwoFactor: readonly Ability[] = ['site', 'two_factor']

/**
 * Allows a request if the role of the user has the ability of the route. On routes without
 * authentication, such as those that issue tokens, every caller is a guest. A page redirects guests
 * to login and users of another role to their home page; `/v1` responds with 401 or 403. Staff who must set up
 * two-factor authentication are redirected to its page.
 */
export default class AbilityMiddleware {
  async handle(ctx: HttpContext, next: NextFn, ability: Ability) {
    const { user } = (ctx as Partial<HttpContext>).auth ?? {}
    const mustSetUpFirst = user && !withoutTwoFactor.includes(ability) && mustSetUpTwoFactor(user)
    if (mustSetUpFirst) return redirectToSetUp(ctx)
    if (may(user?.role ?? 'guest', ability)) return next()

    if (doorOf(ctx) === 'page') {
      if (ability !== 'login') {
        logSecurityEvent('refused', { code: user ? 'forbidden' : 'unauthenticated' })
      }
      if (!user) {
        storeIntendedPage(ctx)
        return ctx.response.redirect(portalPath('/auth/login'))
      }
      return ctx.response.redirect(portalPath(homeOf(user.role)))
    }
    if (!user) {
      throw new Refusal('Send a valid access token as "Authorization: Bearer <token>".', {
        code: 'unauthenticated',
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    throw new Refusal('Your role does not permit this action.', { code: 'forbidden' })
  }
}

function redirectToSetUp(ctx: HttpContext) {
  if (doorOf(ctx) === 'v1') {
    /** The token was issued before it was required. The login explains what to do. */
    throw new Refusal(t('auth_answers.set_up_first'), {
      code: 'invalid_token',
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    })
  }
  storeIntendedPage(ctx)
  return ctx.response.redirect(portalPath('/auth/two-factor'))
}
