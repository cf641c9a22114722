import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { registerValidator } from '#app/accounts/auth_validators'
import { logInDirectly } from '#app/accounts/login/log_in_directly'
import { register } from '#app/clients/register'
import { homeOf } from '#app/accounts/role'
import { initialPackage } from '#app/billing/sales/free_package'
import DefaultSetup from '#app/billing/default_setup'

/** Registration on pages, which logs the user in. */
export default class RegistrationController {
  async create({ inertia }: HttpContext) {
    const setup = await DefaultSetup.current()
    return inertia.render('auth/register', { starts_with: await initialPackage(setup) })
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const registration = await request.validateUsing(registerValidator)
    const user = await register({ ...registration, address: request.ip() })
    await logInDirectly(ctx, user)
    session.flash(
      'success',
      portal.confirmsEmail ? await waiting() : t('auth_answers.account_ready')
    )
    return response.redirect(portalPath(homeOf(user.role)))
  }
}

async function waiting(): Promise<string> {
  const freePackage = await initialPackage(await DefaultSetup.current())
  return t(freePackage ? 'auth_answers.confirm_and_get_calls' : 'auth_answers.confirm_first')
}
