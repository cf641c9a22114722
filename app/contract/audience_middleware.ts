import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import AbilityMiddleware from '#app/accounts/auth/ability_middleware'
import BearerUserMiddleware from '#app/accounts/api_keys/bearer_user_middleware'

/** Lets everybody read the document for partners, whatever token they send; `?audience=staff` takes one of staff. */
export default class AudienceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.qs().audience !== 'staff') return next()
    const ability = new AbilityMiddleware()
    await new BearerUserMiddleware().handle(ctx, () => ability.handle(ctx, next, 'staff_contract'))
  }
}
