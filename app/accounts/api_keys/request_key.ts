import type { HttpContext } from '@adonisjs/core/http'
import { keyRoutes } from '#app/accounts/api_keys/key_abilities'
import type { KeyInUse } from '#app/accounts/api_keys/find_by_api_key'
import { MissingAbility, NotForKeys } from '#app/accounts/api_keys/key_errors'

/** The key that a request to `/v1` came with; null where a person signed in, and for guests. */
export function apiKeyOf({ auth }: Pick<HttpContext, 'auth'>): KeyInUse | null {
  return auth.use('api').apiKey ?? null
}

/** Throws `MissingAbility` or `NotForKeys` unless the key opens the route of this name. */
export function requireAbility({ abilities }: KeyInUse, routeName: string | undefined): void {
  const needed = routeName && Object.hasOwn(keyRoutes, routeName) ? keyRoutes[routeName] : undefined
  if (needed === undefined) throw new NotForKeys()
  if (needed !== null && !abilities.includes(needed)) throw new MissingAbility(needed)
}
