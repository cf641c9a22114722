import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keyRoutes } from '#app/accounts/api_keys/key_abilities'
import type { KeyInUse } from '#app/accounts/api_keys/find_by_api_key'
import { MissingAbility, NotForKeys } from '#app/accounts/api_keys/key_errors'

/**
 * An API key passes only to the routes that are named for keys, with the ability that they need. Stands
 * behind the limit of requests, so that what it refuses is counted as every other answer is.
 */
export default class KeyAbilityMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const apiKey = apiKeyOf(ctx)
    if (apiKey) requireAbility(apiKey, ctx.route?.name)
    return next()
  }
}

/** The key that a request to `/v1` came with; null where a person signed in, and for guests. */
export function apiKeyOf({ auth }: Pick<HttpContext, 'auth'>): KeyInUse | null {
  return auth.use('api').apiKey ?? null
}

function requireAbility({ abilities }: KeyInUse, routeName: string | undefined): void {
  const needed = routeName && Object.hasOwn(keyRoutes, routeName) ? keyRoutes[routeName] : undefined
  if (needed === undefined) throw new NotForKeys()
  if (needed !== null && !abilities.includes(needed)) throw new MissingAbility(needed)
}
