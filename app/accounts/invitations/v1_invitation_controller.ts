import type { HttpContext } from '@adonisjs/core/http'
import { acceptInvitationValidator } from '#app/accounts/auth_validators'
import { acceptInvitation } from '#app/accounts/invitations/invite'
import UserTransformer from '#app/accounts/user_transformer'

/** Accepts an invitation on `/v1`, without logging in. */
export default class V1InvitationController {
  async store({ request }: HttpContext) {
    const accepted = await request.validateUsing(acceptInvitationValidator)
    const user = await acceptInvitation(accepted.token, {
      fullName: accepted.full_name,
      password: accepted.password,
    })
    return { user: new UserTransformer(user).toObject() }
  }
}
