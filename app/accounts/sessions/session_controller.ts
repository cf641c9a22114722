import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { FieldRefusal } from '#app/core/errors/problem'
import { loginValidator } from '#app/accounts/auth_validators'
import { pullIntendedPage } from '#app/accounts/intended_page'
import { keepDevice, placeOf } from '#app/accounts/sessions/device_cookie'
import { logIn, WrongCredentials } from '#app/accounts/sessions/log_in'
import { endPageSession, pageSessionOf } from '#app/accounts/sessions/page_session'
import { homeOf } from '#app/accounts/role'

/** Login and logout on pages. */
export default class SessionController {
  create({ inertia }: HttpContext) {
    return inertia.render('auth/login', {})
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const login = await request.validateUsing(loginValidator)
    const place = placeOf(ctx)
    const user = await logIn(login, place).catch(besideTheForm)
    await auth.use('web').login(user)
    keepDevice(ctx, place)
    return response.redirect(pullIntendedPage(session) ?? portalPath(homeOf(user.role)))
  }

  async destroy({ auth, response, session }: HttpContext) {
    await endPageSession(pageSessionOf({ auth, session }))
    await auth.use('web').logout()
    session.clear()
    session.regenerate()
    return response.redirect(portalPath('/auth/login'))
  }
}

/** Shows wrong credentials as an error of the form, where `/v1` responds with 401. */
function besideTheForm(error: unknown): never {
  if (!(error instanceof WrongCredentials)) throw error
  throw new FieldRefusal('email', error.code ?? 'wrong_credentials', error.message)
}
