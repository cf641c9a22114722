import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { setCreated } from '#app/core/http/created'
import { registerValidator } from '#app/accounts/auth_validators'
import { register } from '#app/clients/register'
import UserTransformer from '#app/accounts/user_transformer'

/** Registration on `/v1`, which does not log in. */
export default class V1RegistrationController {
  async store(ctx: HttpContext) {
    const { request } = ctx
    const registration = await request.validateUsing(registerValidator)
    const user = await register({ ...registration, address: request.ip() })
    setCreated(ctx, '/v1/auth/me/')
    return {
      user: new UserTransformer(user).toObject(),
      email_confirmation_required: portal.confirmsEmail,
    }
  }
}
