import type { RouteJSON } from '@adonisjs/core/types/http'
import { may, Role, type Visitor } from '#app/accounts/role'
import { abilitiesOf } from '#app/accounts/auth/route_abilities'
import type { Operation } from '#app/core/contract/operation'
import { keyRoutes, type KeyAbility } from '#app/accounts/api_keys/key_abilities'
import { priceNameOf } from '#app/billing/metering/metered_calls'
import type { LimitName } from '#app/billing/limits'

/** The routes of `/v1`. */
export function v1Routes(routes: RouteJSON[], basePath: string): RouteJSON[] {
  const root = `${basePath}/v1`
  return routes.filter(({ pattern }) => pattern === root || pattern.startsWith(`${root}/`))
}

/** The name that an operation goes by: `v1.skills.index`. */
export function nameIn({ name }: Pick<RouteJSON, 'name'>): string {
  return String(name)
}

/** Who may call it: roles, and guests. */
export function callersOf(route: RouteJSON): Visitor[] {
  const everybody: Visitor[] = ['guest', ...Object.values(Role)]
  return everybody.filter((who) => abilitiesOf(route).every((ability) => may(who, ability)))
}

/** What a route and its middleware say of an operation. */
export interface Traits {
  /** GET, and HEAD by it. */
  isRead: boolean
  hasParameters: boolean
  readsToken: boolean
  /** An API key opens it only where the table of keys names it. */
  asksKeys: boolean
  needsAccount: boolean
  /** Somebody who signed in may be refused. */
  isForSome: boolean
  /** What an API key needs here; null where any key will do, undefined where none will. */
  keyAbility: KeyAbility | null | undefined
  /** The figure of Limitation Setup that is its price in calls; null where it is free. */
  price: LimitName | null
  isIdempotent: boolean
  /** The requests of whoever has a client are counted. */
  isLimited: boolean
  /** Some of those who may call have a client. */
  isForClients: boolean
  takesFile: boolean
}

export function traitsOf(route: RouteJSON, operation: Operation, parameters: string[]): Traits {
  const callers = callersOf(route)
  const name = nameIn(route)
  return {
    isRead: route.methods.includes('GET'),
    keyAbility: Object.hasOwn(keyRoutes, name) ? keyRoutes[name] : undefined,
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
  }
}

function hasMiddleware(route: RouteJSON, name: string): boolean {
  return [...route.middleware.all()].some((entry) => 'name' in entry && entry.name === name)
}
