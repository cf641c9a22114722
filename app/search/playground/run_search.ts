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

/** What a search answers with, on `/v1` as it is and on the page as its props. */
export type SearchAnswer = ReturnType<typeof reveal> & {
  request_id: string
  calls: CallTerms['calls']
}

export interface FinishedSearch extends KeptCall<SearchAnswer> {
  /** What the address has left; null for people who signed in. */
  allowance: GuestAllowance | null
}

export interface SearchOptions {
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** How the answer is sent, now and again for the same Idempotency-Key. */
  send: (search: Omit<FinishedSearch, 'sent'>) => StoredAnswer
  /** The Idempotency-Key of a client's call. */
  claim?: Claim
}

/**
 * Searches as one metered call (`runMeteredCall`): a client pays the setup's price and its packages say
 * how much is shown; staff see everything, drafts included, unmetered; a guest draws on the day's
 * searches of the address. A search from the page keeps its answer, which is shown again unpaid.
 * Throws `QuotaExceeded` or `KeyCapReached` (client), or `GuestLimitReached` (guest).
 */
export async function runSearch(
  searcher: Searcher,
  query: PlaygroundQuery,
  { origin, setup, send, claim }: SearchOptions
): Promise<FinishedSearch> {
  let allowance: GuestAllowance | null = null
  const { skills, ...filters } = query
  const search = await runMeteredCall(payerOf(searcher), {
    call: 'playground-search',
    origin,
    setup,
    claim,
    async compute() {
      if (searcher.kind !== 'guest') return searchPlayground(query, { audience: searcher.kind })
      const guests = await searchForGuest(searcher.address, query, setup)
      allowance = guests.allowance
      return guests.found
    },
    answer: (found, { requestId, resPercentage, calls }) => ({
      ...reveal(found, resPercentage),
      request_id: requestId,
      calls,
    }),
    send: (answered) => send({ ...answered, id: answered.id!, allowance }),
    record: (answer) => ({
      skills,
      filters,
      totalMatches: answer.total_matches,
      returned: answer.returned,
      answer: origin === 'playground' ? answer : undefined,
    }),
  })
  return { ...search, allowance }
}

/** Counts against the address's day and shows the first few of the ranking. */
async function searchForGuest(
  address: string,
  query: PlaygroundQuery,
  setup: DefaultSetup
): Promise<{ found: PlaygroundAnswer; allowance: GuestAllowance }> {
  const before = await guestAllowance(address, setup)
  if (before.remaining === 0) throw new GuestLimitReached(before.resetsIn)

  const limit = Math.min(query.limit, setup.guestResultLimit)
  const found = await searchPlayground({ ...query, limit }, { audience: 'client' })
  return { found, allowance: await countGuestSearch(address, setup) }
}
