import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { isAccountTokenValid } from '#app/accounts/account_links/account_token'
import { forgotPasswordValidator, resetPasswordValidator } from '#app/accounts/auth_validators'
import { resetPassword } from '#app/accounts/passwords/change_password'
import { forgotPassword } from '#app/accounts/passwords/forgot_password'
import { keepDevice, placeOf } from '#app/accounts/sessions/device_cookie'

/**
 * The pages for a forgotten password: requesting the mail, and setting a password with its link.
 */
export default class PasswordController {
  create({ inertia }: HttpContext) {
    return inertia.render('auth/forgot_password', {})
  }

  async store({ request, response, session }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await forgotPassword({ email, address: request.ip() })
    session.flash('success', t('auth_answers.link_on_its_way'))
    return response.redirect(portalPath('/auth/forgot-password'))
  }

  async edit({ inertia, params, response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const token = String(params.token)
    const valid = await isAccountTokenValid(db.connection(), token, 'password_reset')
    return inertia.render('auth/reset_password', { valid })
  }

  async update(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { token, password } = await request.validateUsing(resetPasswordValidator, {
      data: { ...request.all(), token: params.token },
    })
    const place = placeOf(ctx)
    await resetPassword(token, password, place)
    keepDevice(ctx, place)
    session.flash('success', t('auth_answers.password_changed'))
    return response.redirect(portalPath('/auth/login'))
  }
}
