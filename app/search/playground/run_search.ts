import type { Claim, StoredAnswer } from '#app/core/http/idempotency'
import { runMeteredCall, type CallTerms, type KeptCall } from '#app/billing/metering/metered_call'
import {
  countGuestSearch,
  guestAllowance,
  GuestLimitReached,
  type GuestAllowance,
} from '#app/search/playground/guest_allowance'
import {
  reveal,
  searchPlayground,
  type PlaygroundAnswer,
  type PlaygroundQuery,
} from '#app/search/playground/playground_search'
import { payerOf, type Searcher } from '#app/search/playground/searcher'
import type DefaultSetup from '#app/billing/default_setup'

/** The response of a search, on `/v1` and as page props. */
export type SearchAnswer = ReturnType<typeof reveal> & {
  request_id: string
  calls: CallTerms['calls']
}

export interface FinishedSearch extends KeptCall<SearchAnswer> {
  /** The remaining searches of the IP address; null for signed-in users. */
  allowance: GuestAllowance | null
}

export interface SearchOptions {
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** The Idempotency-Key of a client's call, and how its response is stored. */
  idempotency?: { claim: Claim; store: (search: FinishedSearch) => StoredAnswer }
}

interface Found {
  found: PlaygroundAnswer
  allowance: GuestAllowance | null
}

/**
 * Runs a search as a metered call (`runMeteredCall`): clients pay the price of Limitation Setup, and their
 * packages determine how much is shown; staff see everything, including drafts, unmetered; guests use the
 * daily searches of their IP address. A search from the page stores its results, which can be shown again
 * free of charge. Throws `QuotaExceeded` or `KeyCapReached` (client), or `GuestLimitReached` (guest).
 */
export async function runSearch(
  searcher: Searcher,
  query: PlaygroundQuery,
  { origin, setup, idempotency }: SearchOptions
): Promise<FinishedSearch> {
  const finished = await runMeteredCall(payerOf(searcher), {
    call: 'playground-search',
    origin,
    setup,
    compute: () => searchFor(searcher, query, setup),
    answer: ({ found, allowance }, { requestId, resPercentage, calls }) => ({
      shown: { ...reveal(found, resPercentage), request_id: requestId, calls },
      allowance,
    }),
    record: ({ shown }) => recordOf(query, shown, origin),
    idempotency: idempotency && {
      claim: idempotency.claim,
      store: (kept) => idempotency.store(finishedSearch(kept)),
    },
  })
  return finishedSearch(finished)
}

function finishedSearch({
  answer: { shown, allowance },
  ...kept
}: KeptCall<{ shown: SearchAnswer; allowance: GuestAllowance | null }>): FinishedSearch {
  return { ...kept, answer: shown, allowance }
}

async function searchFor(
  searcher: Searcher,
  query: PlaygroundQuery,
  setup: DefaultSetup
): Promise<Found> {
  if (searcher.kind === 'guest') return searchForGuest(searcher.address, query, setup)
  return { found: await searchPlayground(query, { audience: searcher.kind }), allowance: null }
}

/** Counts against the daily limit and shows the start of the ranking. */
async function searchForGuest(
  address: string,
  query: PlaygroundQuery,
  setup: DefaultSetup
): Promise<Found> {
  const before = await guestAllowance(address, setup)
  if (before.remaining === 0) throw new GuestLimitReached(before.resetsIn)

  const limit = Math.min(query.limit, setup.guestResultLimit)
  const found = await searchPlayground({ ...query, limit }, { audience: 'client' })
  return { found, allowance: await countGuestSearch(address, setup) }
}

function recordOf(query: PlaygroundQuery, answer: SearchAnswer, origin: SearchOptions['origin']) {
  const { skills, ...filters } = query
  return {
    skills,
    filters,
    totalMatches: answer.total_matches,
    returned: answer.returned,
    answer: origin === 'playground' ? answer : undefined,
  }
}
