import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#app/core/db/in_transaction'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { isAccountTokenValid } from '#app/accounts/auth/account_token'
import { inArea } from '#app/core/http/way_back'
import { actorOf } from '#app/accounts/audit/audit_log'
import { changePasswordValidator, profileValidator } from '#app/accounts/auth/auth_validators'
import { endOtherSessions } from '#app/accounts/auth/end_sessions'
import { pageSessionOf } from '#app/accounts/auth/page_session'
import {
  changeProfile,
  confirmNewEmail,
  ownSessions,
  replacePassword,
} from '#app/accounts/auth/profile'
import { homeOf } from '#app/accounts/role'
import portal from '#config/portal'

/** The user's own name, email address, password and sessions, in every area. */
export default class ProfileController {
  async show(ctx: HttpContext) {
    const { fullName, email } = ctx.auth.getUserOrFail()
    return ctx.inertia.render('profile/show', {
      form: { full_name: fullName, email },
      confirms_email: portal.confirmsEmail,
      sessions: await ownSessions(ctx.auth.getUserOrFail(), pageSessionOf(ctx)),
    })
  }

  async update(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const profile = await request.validateUsing(profileValidator)
    const { waiting } = await changeProfile(
      auth.getUserOrFail(),
      {
        fullName: profile.full_name,
        email: profile.email,
        currentPassword: profile.current_password,
      },
      actorOf(ctx)
    )
    const said = waiting
      ? t('auth_answers.follow_link_sent', { email: waiting })
      : t('auth_answers.saved')
    session.flash('success', said)
    return response.redirect(inArea(ctx, '/profile'))
  }

  /** Ends all sessions and starts a new one for this browser. */
  async changePassword(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const { current_password: currentPassword, password } =
      await request.validateUsing(changePasswordValidator)
    const person = auth.getUserOrFail()
    await replacePassword(person, { currentPassword, password }, actorOf(ctx))
    await auth.use('web').login(person)
    session.flash('success', t('auth_answers.password_changed_here'))
    return response.redirect(inArea(ctx, '/profile'))
  }

  async endOthers(ctx: HttpContext) {
    const { auth, response, session } = ctx
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => endOtherSessions(trx, id, pageSessionOf(ctx)))
    session.flash('success', t('auth_answers.signed_out_elsewhere'))
    return response.redirect(inArea(ctx, '/profile'))
  }

  /** Shows a button, because mail scanners follow links. */
  async confirm({ inertia, params, response }: HttpContext) {
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cache-Control', 'no-store')
    const token = String(params.token)
    const valid = await isAccountTokenValid(db.connection(), token, 'email_change')
    return inertia.render('auth/confirm_new_email', { valid })
  }

  async confirmed({ auth, params, response, session }: HttpContext) {
    await confirmNewEmail(String(params.token))
    session.flash('success', t('auth_answers.new_email_confirmed'))
    return response.redirect(portalPath(auth.user ? homeOf(auth.user.role) : '/auth/login'))
  }
}
