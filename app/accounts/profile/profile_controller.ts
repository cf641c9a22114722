import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { editForm, isStale } from '#app/core/http/edit_form'
import { t } from '#app/core/text/text'
import { isAccountTokenValid } from '#app/accounts/account_links/account_token'
import { inArea } from '#app/core/http/return_url'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { changePasswordValidator, profileValidator } from '#app/accounts/auth_validators'
import { changeProfile, confirmNewEmail, replacePassword } from '#app/accounts/profile/profile'
import { homeOf } from '#app/accounts/role'
import portal from '#config/portal'

/** The user's own name, e-mail address and password, in every area. */
export default class ProfileController {
  async show(ctx: HttpContext) {
    return showForm(ctx)
  }

  async update(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const profile = await request.validateUsing(profileValidator)
    const { full_name: fullName, email, current_password: currentPassword } = profile
    const person = auth.getUserOrFail()
    const saving = changeProfile(person, { fullName, email, currentPassword }, writingOf(ctx))
    if (await isStale(ctx, saving)) {
      await person.refresh()
      return showForm(ctx, { full_name: fullName, email })
    }
    const { waiting } = await saving
    const message = waiting
      ? t('auth_answers.follow_link_sent', { email: waiting })
      : t('auth_answers.saved')
    session.flash('success', message)
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

  /** Shows a button, because mail scanners follow links. */
  async confirm({ inertia, params, response }: HttpContext) {
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

/** After a stale write with the submitted values and how they differ from the current ones. */
async function showForm(ctx: HttpContext, typed?: { full_name: string; email: string }) {
  const person = ctx.auth.getUserOrFail()
  const now = { full_name: person.fullName, email: person.email }
  return ctx.inertia.render('profile/show', {
    ...editForm(ctx, person.version, now, typed),
    confirms_email: portal.confirmsEmail,
    has_two_factor: person.twoFactorAt !== null,
  })
}
