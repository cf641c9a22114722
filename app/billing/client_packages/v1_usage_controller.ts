import type { HttpContext } from '@adonisjs/core/http'
import { usageOf } from '#app/billing/client_packages/usage'

/** `GET /v1/skills/user-free-package-detail/`: the usage counter, without a wrapper. */
export default class V1UsageController {
  async show({ auth }: HttpContext) {
    return usageOf(auth.getUserOrFail().ownClientId)
  }
}
