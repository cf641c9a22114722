import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { t } from '#app/core/text/text'
import { acceptInvitationValidator } from '#app/accounts/auth_validators'
import { acceptInvitation, findInvited } from '#app/accounts/invitations/invite'
import { logInDirectly } from '#app/accounts/login/log_in_directly'
import { homeOf } from '#app/accounts/role'

/** Accepts an invitation by the link of its mail. */
export default class InvitationController {
  async show({ inertia, params, response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    const invited = await findInvited(String(params.token))
    return inertia.render('auth/accept_invitation', {
      invited: invited && {
        full_name: invited.fullName,
        email: invited.email,
        organisation: invited.client?.name ?? null,
      },
    })
  }

  /** Logs in the user who accepted, unless another user is logged in. */
  async store(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const accepted = await request.validateUsing(acceptInvitationValidator, {
      data: { ...request.all(), token: params.token },
    })
    const user = await acceptInvitation(accepted.token, {
      fullName: accepted.full_name,
      password: accepted.password,
    })
    if (auth.user) {
      session.flash('success', t('auth_answers.can_log_in_now', { name: user.fullName }))
      return response.redirect(portalPath(homeOf(auth.user.role)))
    }
    await logInDirectly(ctx, user)
    session.flash('success', t('auth_answers.account_ready'))
    return response.redirect(portalPath(homeOf(user.role)))
  }
}
