import type { HttpContext } from '@adonisjs/core/http'
import { forgotPasswordValidator, resetPasswordValidator } from '#app/accounts/auth_validators'
import { resetPassword } from '#app/accounts/passwords/change_password'
import { forgotPassword } from '#app/accounts/passwords/forgot_password'

/** Forgotten passwords on `/v1`. */
export default class V1PasswordController {
  async store({ request }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await forgotPassword({ email, address: request.ip() })
    return { message: 'If an account with this e-mail address exists, we have sent it a link.' }
  }

  async update({ request }: HttpContext) {
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await resetPassword(token, password, { address: request.ip() })
    return { message: 'Your password has been changed.' }
  }
}
