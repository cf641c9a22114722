import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import AbilityMiddleware from '#app/accounts/ability_middleware'
import BearerUserMiddleware from '#app/accounts/api_keys/bearer_user_middleware'

/** Makes the document for partners public, whatever the token; `?audience=staff` requires staff. */
export default class AudienceMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.request.qs().audience !== 'staff') return next()
    const ability = new AbilityMiddleware()
    await new BearerUserMiddleware().handle(ctx, () => ability.handle(ctx, next, 'staff_contract'))
  }
}
