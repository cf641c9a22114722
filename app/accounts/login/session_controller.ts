import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { codeValidator, loginValidator } from '#app/accounts/auth_validators'
import { pullIntendedPage } from '#app/accounts/intended_page'
import { recordLogin, verifyPassword, WrongCredentials } from '#app/accounts/login/log_in'
import {
  findPendingLogin,
  forgetPendingLogin,
  storePendingLogin,
} from '#app/accounts/login/pending_login'
import { homeOf } from '#app/accounts/role'
import { keepDevice, placeOf } from '#app/accounts/sessions/device_cookie'
import type { Place } from '#app/accounts/sessions/login_throttle'
import { endPageSession, pageSessionOf } from '#app/accounts/sessions/page_session'
import { checkCode } from '#app/accounts/two_factor/check_code'
import type User from '#app/accounts/user'

/** Login and logout on pages. */
export default class SessionController {
  create({ inertia }: HttpContext) {
    return inertia.render('auth/login', {})
  }

  async store(ctx: HttpContext) {
    const login = await ctx.request.validateUsing(loginValidator)
    const place = placeOf(ctx)
    const user = await verifyPassword(login, place).catch(besideTheForm)
    if (!user.twoFactorAt) return enter(ctx, user, place)
    storePendingLogin(ctx.session, user)
    return ctx.response.redirect(portalPath('/auth/login/code'))
  }

  /** The second step, for accounts with two-factor authentication. */
  async askCode(ctx: HttpContext) {
    const user = await findPendingLogin(ctx.session)
    if (!user) return ctx.response.redirect(portalPath('/auth/login'))
    ctx.response.header('Cache-Control', 'no-store')
    return ctx.inertia.render('auth/login_code', {})
  }

  async storeCode(ctx: HttpContext) {
    const user = await findPendingLogin(ctx.session)
    if (!user) {
      ctx.session.flash('error', t('auth_answers.login_expired'))
      return ctx.response.redirect(portalPath('/auth/login'))
    }
    const { code } = await ctx.request.validateUsing(codeValidator)
    const place = placeOf(ctx)
    if (user.twoFactorAt) await checkCode(user, code, place)
    forgetPendingLogin(ctx.session)
    return enter(ctx, user, place)
  }

  async destroy({ auth, response, session }: HttpContext) {
    await endPageSession(pageSessionOf({ auth, session }))
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    return response.redirect(portalPath('/auth/login'))
  }
}

async function enter(ctx: HttpContext, user: User, place: Place & { device: string }) {
  await ctx.auth.use('web').login(user)
  await recordLogin(user)
  keepDevice(ctx, place)
  return ctx.response.redirect(pullIntendedPage(ctx.session) ?? portalPath(homeOf(user.role)))
}

/** Shows wrong credentials as an error of the form, where `/v1` responds with 401. */
function besideTheForm(error: unknown): never {
  if (!(error instanceof WrongCredentials)) throw error
  throw new FieldRefusal('email', error.code ?? 'wrong_credentials', error.message)
}
