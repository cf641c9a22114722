import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/db/in_transaction'
import { portalPath } from '#app/core/door'
import { inArea } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { endOwnSession, ownSessions } from '#app/accounts/profile/own_sessions'
import { endOtherSessions } from '#app/accounts/sessions/end_sessions'
import { pageSessionOf } from '#app/accounts/sessions/page_session'
import { markOf } from '#app/accounts/sessions/token'

/** The user's own sessions, in every area. */
export default class OwnSessionsController {
  async index(ctx: HttpContext) {
    const person = ctx.auth.getUserOrFail()
    return ctx.inertia.render('profile/sessions', {
      sessions: await ownSessions(person, pageSessionOf(ctx)),
    })
  }

  async endOthers(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    await inTransaction((trx) => endOtherSessions(trx, id, pageSessionOf(ctx)))
    ctx.session.flash('success', t('auth_answers.logged_out_elsewhere'))
    return ctx.response.redirect(inArea(ctx, '/profile/sessions'))
  }

  async destroy(ctx: HttpContext) {
    const id = String(ctx.params.SessionId)
    const isCurrent = id === markOf(pageSessionOf(ctx))
    const isEnded = await endOwnSession(ctx.auth.getUserOrFail(), id)
    if (isCurrent) return ctx.response.redirect(portalPath('/auth/login'))
    const message = isEnded ? 'auth_answers.session_is_over' : 'auth_answers.session_was_over'
    ctx.session.flash('success', t(message))
    return ctx.response.redirect(inArea(ctx, '/profile/sessions'))
  }
}
