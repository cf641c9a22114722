import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { actorOf } from '#app/accounts/audit/audit_log'
import { deleteAccountValidator } from '#app/accounts/auth_validators'
import { deleteAccount } from '#app/personal_data/delete_account'
import { personalDataOf } from '#app/personal_data/personal_data'

/** The user's own data: download, and deletion of the account. */
export default class PersonalDataController {
  show(ctx: HttpContext) {
    const person = ctx.auth.getUserOrFail()
    return ctx.inertia.render('profile/data', { has_two_factor: person.twoFactorAt !== null })
  }

  /** At most ten times an hour, since it may read a million rows. */
  async download({ auth, response }: HttpContext) {
    const person = auth.getUserOrFail()
    await limiter.use({ requests: 10, duration: '1 hour' }).consume(`personal-data:${person.id}`)
    response.header('Content-Type', 'application/json; charset=utf-8')
    response.header('Content-Disposition', 'attachment; filename="personal-data.json"')
    return response.stream(Readable.from(personalDataOf(person)))
  }

  async destroy(ctx: HttpContext) {
    const { current_password: password, code } =
      await ctx.request.validateUsing(deleteAccountValidator)
    await deleteAccount(ctx.auth.getUserOrFail(), { password, code }, actorOf(ctx))
    await ctx.auth.use('web').logout()
    ctx.session.clear()
    ctx.session.regenerate()
    ctx.session.flash('success', t('auth_answers.account_deleted'))
    return ctx.response.redirect(portalPath('/auth/login'))
  }
}
