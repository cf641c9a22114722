import limiter from '@adonisjs/limiter/services/main'
import type { MessageId } from '#lang/message_id'
import { ipKey } from '#app/core/http/ip_key'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import {
  guestPagesPerMinute,
  guestSuggestionsPerDay,
  guestSuggestionsPerMinute,
} from '#app/billing/limits'
import type DefaultSetup from '#app/billing/default_setup'

/** The remaining searches of an IP address without an account. */
export interface GuestAllowance {
  /** Searches per day. */
  limit: number
  remaining: number
  /** Seconds until the counter is reset; 0 if nothing is counted yet. */
  resetsIn: number
}

export class GuestLimitReached extends Refusal {
  constructor(resetsIn: number) {
    super(t('playground_answers.guest_limit_reached'), {
      status: 429,
      code: 'guest_limit_reached',
      headers: { 'Retry-After': String(resetsIn) },
    })
  }
}

/** The remaining searches of this IP address; writes nothing. */
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
 * Counts a search of this IP address. The day starts with its first search. Throws `GuestLimitReached` if the
 * limit of Limitation Setup is reached.
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

/** Counts a request for suggestions, which are free. Throws a 429 `Refusal` above the limits of a minute or a day. */
export async function countGuestSuggestion(address: string): Promise<void> {
  await countGuest('suggestions_minute', address, {
    requests: guestSuggestionsPerMinute,
    duration: 60,
    refusal: 'playground_answers.guest_suggestions_per_minute',
  })
  await countGuest('suggestions_day', address, {
    requests: guestSuggestionsPerDay,
    duration: SECONDS_A_DAY,
    refusal: 'playground_answers.guest_suggestions_per_day',
  })
}

/** Counts a public page of a skill, or a sitemap with such pages. Throws a 429 `Refusal` above the limit of a minute. */
export async function countGuestPage(address: string): Promise<void> {
  await countGuest('pages_minute', address, {
    requests: guestPagesPerMinute,
    duration: 60,
    refusal: 'playground_answers.guest_pages_per_minute',
  })
}

async function countGuest(
  what: string,
  address: string,
  { requests, duration, refusal }: { requests: number; duration: number; refusal: MessageId }
) {
  const key = `guest_${what}:${ipKey(address)}`
  const { consumed, availableIn } = await limiter.use({ requests, duration }).increment(key)
  if (consumed <= requests) return
  throw new Refusal(t(refusal, { max: requests }), {
    code: 'too_many_requests',
    headers: { 'Retry-After': String(Math.max(1, availableIn)) },
  })
}

const SECONDS_A_DAY = 86_400

/** Null if guests cannot search: a limiter with zero requests is not possible. */
function counterOf({ guestSearchesPerDay: requests }: DefaultSetup) {
  return requests > 0 ? limiter.use({ requests, duration: SECONDS_A_DAY }) : null
}

function keyOf(address: string): string {
  return `guest_search:${ipKey(address)}`
}
