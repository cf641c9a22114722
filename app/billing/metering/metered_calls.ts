import type { Ability } from '#app/accounts/role'
import { limits, type LimitName } from '#app/billing/limits'
import type DefaultSetup from '#app/billing/default_setup'

/**
 * Every call that is sold: the route of `/v1` that it is made by, where Limitation Setup has its price, and
 * which ability the people who make it need. Histories keep the name. A call costs its price whole; one that is refused or fails costs nothing.
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

/** Those that answer with a ranking: a package's `res_percentage` says how much of it is shown. */
export const rankingCalls: readonly MeteredCall[] = ['playground-search', 'related']

/** Which figure of Limitation Setup is the price of the route of this name; null where it is free. */
export function priceNameOf(routeName: string): LimitName | null {
  return Object.values(meteredCalls).find(({ route }) => route === routeName)?.price ?? null
}

/** What the call costs a client now, in calls. */
export function priceOf(call: MeteredCall, setup: DefaultSetup): number {
  return setup[limits[meteredCalls[call].price].column]
}

/** What each call costs a client now, by its name. */
export function pricesOf(setup: DefaultSetup): Record<MeteredCall, number> {
  const prices = meteredCallNames.map((call) => [call, priceOf(call, setup)])
  return Object.fromEntries(prices) as Record<MeteredCall, number>
}
