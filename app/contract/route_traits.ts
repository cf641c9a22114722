import type { RouteJSON } from '@adonisjs/core/types/http'
import { may, Role, type Visitor } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/route_abilities'
import type { Operation } from '#app/core/contract/operation'
import { abilityByRoute, type KeyAbility } from '#app/accounts/api_keys/key_abilities'
import { priceNameOf } from '#app/billing/metering/metered_calls'
import type { LimitName } from '#app/billing/limits'

/** The routes of `/v1`. */
export function v1Routes(routes: RouteJSON[], basePath: string): RouteJSON[] {
  const root = `${basePath}/v1`
  return routes.filter(({ pattern }) => pattern === root || pattern.startsWith(`${root}/`))
}

/** The name of an operation: `v1.skills.index`. */
export function nameIn({ name }: Pick<RouteJSON, 'name'>): string {
  return String(name)
}

/** Who may call it: roles, and guests. */
export function callersOf(route: RouteJSON): Visitor[] {
  const everybody: Visitor[] = ['guest', ...Object.values(Role)]
  return everybody.filter((who) => abilitiesOf(route).every((ability) => may(who, ability)))
}

/** The properties of an operation that result from its route and middleware. */
export interface Traits {
  /** GET and HEAD. */
  isRead: boolean
  hasParameters: boolean
  readsToken: boolean
  /** Restricted to the API keys that the table of key routes allows. */
  asksKeys: boolean
  needsAccount: boolean
  /** Some logged-in users are refused. */
  isForSome: boolean
  /** The ability that an API key needs; null if any key is allowed, undefined if none is. */
  keyAbility: KeyAbility | null | undefined
  /** The value of Limitation Setup with the price in calls; null if it is free. */
  price: LimitName | null
  isIdempotent: boolean
  /** The requests of clients are rate limited. */
  isLimited: boolean
  /** Some callers belong to a client. */
  isForClients: boolean
  takesFile: boolean
  isDeprecated: boolean
}

export function traitsOf(route: RouteJSON, operation: Operation, parameters: string[]): Traits {
  const callers = callersOf(route)
  const name = nameIn(route)
  return {
    isRead: route.methods.includes('GET'),
    keyAbility: Object.hasOwn(abilityByRoute, name) ? abilityByRoute[name] : undefined,
    price: priceNameOf(name),
    isForClients: callers.includes(Role.partner) || callers.includes(Role.companyUser),
    hasParameters: parameters.length > 0,
    readsToken: hasMiddleware(route, 'bearerUser') || hasMiddleware(route, 'audience'),
    asksKeys: hasMiddleware(route, 'keyAbility'),
    needsAccount: !callers.includes('guest'),
    isForSome: [Role.admin, Role.subAdmin, Role.partner, Role.companyUser].some(
      (role) => !callers.includes(role)
    ),
    isIdempotent: hasMiddleware(route, 'idempotent'),
    isLimited: hasMiddleware(route, 'rateLimit'),
    takesFile: operation.body?.type === 'multipart/form-data',
    isDeprecated: hasMiddleware(route, 'deprecated'),
  }
}

function hasMiddleware(route: RouteJSON, name: string): boolean {
  return [...route.middleware.all()].some((entry) => 'name' in entry && entry.name === name)
}
