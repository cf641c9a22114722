import limiter from '@adonisjs/limiter/services/main'
import { addressKey } from '#app/accounts/auth/address'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { guestSuggestionsPerMinute } from '#app/billing/limits'
import type DefaultSetup from '#app/billing/default_setup'

/** How many searches an address may still make without signing in. */
export interface GuestAllowance {
  /** Searches a day. */
  limit: number
  remaining: number
  /** Seconds until the count begins anew; 0 when nothing is counted yet. */
  resetsIn: number
}

/** The address has made the searches that a guest may make in a day. */
export class GuestLimitReached extends Refusal {
  constructor(resetsIn: number) {
    super(t('playground_answers.guest_limit_reached'), {
      status: 429,
      code: 'guest_limit_reached',
      headers: { 'Retry-After': String(resetsIn) },
    })
  }
}

/** What is left for this address; writes nothing. */
export async function guestAllowance(
  address: string,
  setup: DefaultSetup
): Promise<GuestAllowance> {
  const counted = await counterOf(setup)?.get(keyOf(address))
  const limit = setup.guestSearchesPerDay
  return {
    limit,
    remaining: Math.max(0, limit - (counted?.consumed ?? 0)),
    resetsIn: counted?.availableIn ?? 0,
  }
}

/**
 * Counts one search of this address. The day begins with its first search.
 * Throws `GuestLimitReached` when the limit of the default setup is spent.
 */
export async function countGuestSearch(
  address: string,
  setup: DefaultSetup
): Promise<GuestAllowance> {
  const counted = await counterOf(setup)?.increment(keyOf(address))
  if (!counted || counted.consumed > setup.guestSearchesPerDay) {
    throw new GuestLimitReached(counted?.availableIn ?? SECONDS_A_DAY)
  }
  const { remaining, availableIn: resetsIn } = counted
  return { limit: setup.guestSearchesPerDay, remaining, resetsIn }
}

/**
 * Counts one request of this address for suggestions, which are free. Throws E_TOO_MANY_REQUESTS (429)
 * beyond `guestSuggestionsPerMinute`.
 */
export async function countGuestSuggestion(address: string): Promise<void> {
  await limiter
    .use({ requests: guestSuggestionsPerMinute, duration: '1 minute' })
    .consume(`guest_suggestions:${addressKey(address)}`)
}

const SECONDS_A_DAY = 86_400

/** None where guests may not search at all: a limiter of zero requests can't be made. */
function counterOf({ guestSearchesPerDay: requests }: DefaultSetup) {
  return requests > 0 ? limiter.use({ requests, duration: SECONDS_A_DAY }) : null
}

function keyOf(address: string): string {
  return `guest_search:${addressKey(address)}`
}
