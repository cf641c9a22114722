import type { Ability } from '#app/auth/role'
import { limits, type LimitName } from '#app/setup/limits'
import type DefaultSetup from '#app/setup/default_setup'

/**
 * Every call that is sold: where Limitation Setup has its price, and which ability the people who make it
 * need. Histories keep the name. A call costs its price whole; one that is refused or fails costs nothing.
 */
export const meteredCalls = {
  'playground-search': { price: 'playground_search_price', ability: 'playground' },
  'related': { price: 'related_price', ability: 'batch_calls' },
  'lookup': { price: 'lookup_price', ability: 'batch_calls' },
  'extract': { price: 'extract_price', ability: 'batch_calls' },
  'changes': { price: 'changes_price', ability: 'batch_calls' },
} as const satisfies Record<string, { price: LimitName; ability: Ability }>

export type MeteredCall = keyof typeof meteredCalls

export const meteredCallNames = Object.keys(meteredCalls) as MeteredCall[]

/** Those that answer with a ranking: a package's `res_percentage` says how much of it is shown. */
export const rankingCalls: readonly MeteredCall[] = ['playground-search', 'related']

/** What the call costs a client now, in calls. */
export function priceOf(call: MeteredCall, setup: DefaultSetup): number {
  return setup[limits[meteredCalls[call].price].column]
}

/** What each call costs a client now, by its name. */
export function pricesOf(setup: DefaultSetup): Record<MeteredCall, number> {
  const prices = meteredCallNames.map((call) => [call, priceOf(call, setup)])
  return Object.fromEntries(prices) as Record<MeteredCall, number>
}
