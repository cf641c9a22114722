import type { Ability } from '#app/accounts/role'
import { setupAttributeOf, type LimitName } from '#app/billing/limits'
import type DefaultSetup from '#app/billing/default_setup'

/**
 * Every metered call: its `/v1` route, its price in Limitation Setup, and the ability that it requires.
 * Histories store the name. A call is charged completely or not at all; calls that are rejected or fail are
 * free.
 */
export const meteredCalls = {
  'playground-search': {
    route: 'v1.search',
    price: 'playground_search_price',
    ability: 'playground',
  },
  'related': { route: 'v1.related', price: 'related_price', ability: 'batch_calls' },
  'lookup': { route: 'v1.lookup', price: 'lookup_price', ability: 'batch_calls' },
  'extract': { route: 'v1.extract', price: 'extract_price', ability: 'batch_calls' },
  'changes': { route: 'v1.changes', price: 'changes_price', ability: 'batch_calls' },
} as const satisfies Record<string, { route: string; price: LimitName; ability: Ability }>

export type MeteredCall = keyof typeof meteredCalls

export const meteredCallNames = Object.keys(meteredCalls) as MeteredCall[]

/** Calls that return a ranking, to which the `res_percentage` of a package applies. */
export const rankingCalls: readonly MeteredCall[] = ['playground-search', 'related']

/** The name of the price in Limitation Setup for a route; null if the route is free. */
export function priceNameOf(routeName: string): LimitName | null {
  return Object.values(meteredCalls).find(({ route }) => route === routeName)?.price ?? null
}

const priceAttributes = Object.fromEntries(
  meteredCallNames.map((call) => [call, setupAttributeOf(meteredCalls[call].price)])
) as Record<MeteredCall, ReturnType<typeof setupAttributeOf>>

/** The current price of the call, in calls. */
export function callPrice(call: MeteredCall, setup: DefaultSetup): number {
  return setup[priceAttributes[call]]
}

/** The current price of each call, by name. */
export function pricesOf(setup: DefaultSetup): Record<MeteredCall, number> {
  const prices = meteredCallNames.map((call) => [call, callPrice(call, setup)])
  return Object.fromEntries(prices) as Record<MeteredCall, number>
}
