import type { IdempotencyClaim, StoredResponse } from '#app/core/http/idempotency'
import {
  runMeteredCall,
  type CallTerms,
  type RecordedCall,
} from '#app/billing/metering/metered_call'
import {
  countGuestSearch,
  countGuestSuggestion,
  guestAllowance,
  GuestLimitReached,
  type GuestAllowance,
} from '#app/search/playground/guest_allowance'
import {
  isUnresolved,
  truncateRanking,
  unresolvedSkills,
  searchPlayground,
  type PlaygroundAnswer,
  type PlaygroundQuery,
} from '#app/search/playground/playground_search'
import { callerOf, type Searcher } from '#app/search/playground/searcher'
import type DefaultSetup from '#app/billing/default_setup'

/** The response of a search, on `/v1` and as page props. */
export type SearchAnswer = ReturnType<typeof truncateRanking> & {
  request_id: string
  calls: CallTerms['calls']
}

export interface FinishedSearch extends RecordedCall<SearchAnswer> {
  /** The remaining searches of the IP address; null for logged-in users. */
  allowance: GuestAllowance | null
}

export interface SearchOptions {
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** Formats the response, as sent and as stored for its Idempotency-Key. */
  format: (search: Omit<FinishedSearch, 'response'>) => StoredResponse
  /** The Idempotency-Key of a client's call. */
  claim?: IdempotencyClaim
}

/**
 * Runs a search as a metered call (`runMeteredCall`): clients pay the price of Limitation Setup, and their
 * packages determine how much is shown; staff see everything, including drafts, unmetered; guests use the
 * daily searches of their IP address. A search without a certain term is free for all. A search from the page
 * stores its results, which can be shown again free of charge. Throws what `runMeteredCall` throws, and
 * `GuestLimitReached` for a guest.
 */
export async function runSearch(
  searcher: Searcher,
  query: PlaygroundQuery,
  { origin, setup, format, claim }: SearchOptions
): Promise<FinishedSearch> {
  let allowance: GuestAllowance | null = null
  const { skills, ...filters } = query
  const search = await runMeteredCall(callerOf(searcher), {
    call: 'playground-search',
    origin,
    setup,
    claim,
    isUnresolved,
    async compute() {
      if (searcher.kind !== 'guest') return searchPlayground(query, { audience: searcher.kind })
      const limited = await searchForGuest(searcher.address, query, setup)
      allowance = limited.allowance
      return limited.found
    },
    answer: (found, { requestId, resPercentage, calls }) => ({
      ...truncateRanking(found, resPercentage),
      request_id: requestId,
      calls,
    }),
    format: (answered) => format({ ...answered, id: answered.id!, allowance }),
    record: (answer) => ({
      skills,
      unresolvedSkills: unresolvedSkills(answer),
      filters,
      totalMatches: answer.total_matches,
      returned: answer.returned,
      answer: origin === 'playground' ? answer : undefined,
    }),
  })
  return { ...search, allowance }
}

/**
 * Counts against the daily limit and shows the start of the ranking. A search without a certain term counts as
 * a request for suggestions instead, as does every attempt above the daily limit.
 */
async function searchForGuest(
  address: string,
  query: PlaygroundQuery,
  setup: DefaultSetup
): Promise<{ found: PlaygroundAnswer; allowance: GuestAllowance }> {
  const before = await guestAllowance(address, setup)
  if (before.remaining === 0) await countGuestSuggestion(address)

  const limit = Math.min(query.limit, setup.guestResultLimit)
  const found = await searchPlayground({ ...query, limit }, { audience: 'client' })
  if (isUnresolved(found)) {
    if (before.remaining > 0) await countGuestSuggestion(address)
    return { found, allowance: before }
  }
  if (before.remaining === 0) throw new GuestLimitReached(before.resetsIn)
  return { found, allowance: await countGuestSearch(address, setup) }
}
