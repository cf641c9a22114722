import type { HttpContext } from '@adonisjs/core/http'
import UserTransformer from '#app/auth/user_transformer'
import { serialize } from '#app/core/serializer'

/** `GET /v1/auth/me/`: whose token this is. */
export default class V1ProfileController {
  async show({ auth }: HttpContext) {
    return serialize(UserTransformer.transform(auth.getUserOrFail()))
  }
}
