import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { abilityByRoute } from '#app/accounts/api_keys/key_abilities'
import type { KeyInUse } from '#app/accounts/api_keys/find_by_api_key'
import { MissingAbility, NotForKeys } from '#app/accounts/api_keys/key_errors'

/**
 * Allows an API key only on routes that are open to keys, with the ability that the route requires. Runs after
 * the rate limit, so that rejected requests are counted too.
 */
export default class KeyAbilityMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const apiKey = apiKeyOf(ctx)
    if (apiKey) requireAbility(apiKey, ctx.route?.name)
    return next()
  }
}

/** The API key of a request to `/v1`; null for logged-in users and guests. */
export function apiKeyOf({ auth }: Pick<HttpContext, 'auth'>): KeyInUse | null {
  return auth.use('api').apiKey ?? null
}

/** Throws `MissingAbility` or `NotForKeys` unless the key may use the route of this name. */
function requireAbility({ abilities }: KeyInUse, routeName: string | undefined): void {
  const needed =
    routeName && Object.hasOwn(abilityByRoute, routeName) ? abilityByRoute[routeName] : undefined
  if (needed === undefined) throw new NotForKeys()
  if (needed !== null && !abilities.includes(needed)) throw new MissingAbility(needed)
}
