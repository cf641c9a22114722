import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { writingOf } from '#app/accounts/audit/audit_log'
import { changeMeValidator } from '#app/accounts/auth_validators'
import { changeProfile } from '#app/accounts/profile/profile'
import UserTransformer from '#app/accounts/user_transformer'

/** `/v1/auth/me/`: reads and changes the user of the token. */
export default class V1ProfileController {
  async show(ctx: HttpContext) {
    const person = ctx.auth.getUserOrFail()
    sendVersion(ctx, person.version)
    return serialize(UserTransformer.transform(person))
  }

  /**
   * Saves all changes in one transaction. A new password ends all sessions and tokens, including
   * the current one. `email_waiting` is the unconfirmed new address, or null.
   */
  async update(ctx: HttpContext) {
    const { auth, request } = ctx
    const input = await request.validateUsing(changeMeValidator)
    const person = auth.getUserOrFail()
    const { full_name: fullName, email, password, current_password: currentPassword } = input
    if (password !== undefined && currentPassword === undefined) {
      throw new FieldRefusal('current_password', 'required', 'Enter the current password.')
    }
    const { waiting } = await changeProfile(
      person,
      { fullName, email, password, currentPassword },
      writingOf(ctx)
    )
    sendVersion(ctx, person.version)
    return { ...new UserTransformer(person).toObject(), email_waiting: waiting }
  }
}
