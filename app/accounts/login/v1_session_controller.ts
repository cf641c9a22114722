import type { HttpContext } from '@adonisjs/core/http'
import { logoutValidator, v1LoginValidator } from '#app/accounts/auth_validators'
import { logIn } from '#app/accounts/login/log_in'
import { openApiFamily, logOutFamily } from '#app/accounts/sessions/refresh_family'
import UserTransformer from '#app/accounts/user_transformer'

/** Login and logout on `/v1`. */
export default class V1SessionController {
  async store({ request, response }: HttpContext) {
    const login = await request.validateUsing(v1LoginValidator)
    const user = await logIn(login, { address: request.ip() })
    const pair = await openApiFamily(user)
    response.header('Cache-Control', 'no-store')
    return { ...pair, user: new UserTransformer(user).toObject() }
  }

  async destroy({ request }: HttpContext) {
    const { refresh_token: refreshToken } = await request.validateUsing(logoutValidator)
    await logOutFamily(refreshToken)
    return { message: 'Logged out.' }
  }
}
