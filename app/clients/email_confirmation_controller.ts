import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { isAccountTokenValid } from '#app/accounts/account_links/account_token'
import {
  resendConfirmation,
  awaitsConfirmation,
} from '#app/accounts/account_links/resend_confirmation'
import { confirmEmail } from '#app/clients/register'
import { homeOf } from '#app/accounts/role'

/** Confirmation of the e-mail address with the link of a mail, and requests for another link. */
export default class EmailConfirmationController {
  create({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    return inertia.render('auth/ask_confirmation', {
      email: user.email,
      waiting: awaitsConfirmation(user),
    })
  }

  async store({ auth, response, session }: HttpContext) {
    const user = auth.getUserOrFail()
    await resendConfirmation(user)
    session.flash('success', t('auth_answers.new_link_on_its_way', { email: user.email }))
    return response.redirect(portalPath('/auth/confirm-email'))
  }

  /** Shows a button, because mail scanners follow links. */
  async show({ inertia, params, response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const valid = await isAccountTokenValid(
      db.connection(),
      String(params.token),
      'email_confirmation'
    )
    return inertia.render('auth/confirm_email', { valid })
  }

  async update({ auth, params, response, session }: HttpContext) {
    await confirmEmail(String(params.token))
    session.flash('success', t('auth_answers.email_confirmed'))
    return response.redirect(portalPath(auth.user ? homeOf(auth.user.role) : '/auth/login'))
  }
}
