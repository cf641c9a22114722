import type { Claim, StoredAnswer } from '#app/core/idempotency'
import type { SearchRecord } from '#app/metering/search_record'
import { newUid } from '#app/core/uid'
import { pruneNowAndThen } from '#app/core/prune'
import { spendCall, type Paid } from '#app/metering/spend_call'
import {
  countGuestSearch,
  guestAllowance,
  GuestLimitReached,
  type GuestAllowance,
} from '#app/playground/guest_allowance'
import {
  reveal,
  searchPlayground,
  type PlaygroundAnswer,
  type PlaygroundQuery,
} from '#app/playground/playground_search'
import SearchHistory from '#app/playground/search_history'
import type { Searcher } from '#app/playground/searcher'
import type DefaultSetup from '#app/setup/default_setup'

/** What a search answers with, on `/v1` as it is and on the page as its props. */
export type SearchAnswer = ReturnType<typeof reveal> & {
  request_id: string
  /** `remaining` is null where nothing is metered by the call. */
  calls: { charged: number; remaining: number | null }
}

export interface FinishedSearch {
  /** Public id of its history row. */
  id: string
  answer: SearchAnswer
  /** What a client's calls paid; null for staff and guests. */
  paid: Paid | null
  /** What the address has left; null for people who signed in. */
  allowance: GuestAllowance | null
}

export interface SearchOptions {
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** The Idempotency-Key of a client's call, and how its answer is kept for the same key. */
  idempotency?: { claim: Claim; store: (search: FinishedSearch) => StoredAnswer }
}

/**
 * Searches, lets the searcher pay, keeps the search in the history, and only then answers: whatever
 * fails on the way is free. A search from the page keeps its answer, which is shown again unpaid.
 * Throws `QuotaExceeded` or `KeyCapReached` (client), or `GuestLimitReached` (guest).
 */
export async function runSearch(
  searcher: Searcher,
  query: PlaygroundQuery,
  options: SearchOptions
): Promise<FinishedSearch> {
  const search = await runFor(searcher, query, options)
  await pruneNowAndThen()
  return search
}

function runFor(
  searcher: Searcher,
  query: PlaygroundQuery,
  options: SearchOptions
): Promise<FinishedSearch> {
  switch (searcher.kind) {
    case 'client':
      return runForClient(searcher, query, options)
    case 'staff':
      return runForStaff(searcher, query, options)
    case 'guest':
      return runForGuest(searcher, query, options)
  }
}

/** Costs the setup's price, taken from the client's packages; these say how much is shown. */
async function runForClient(
  { clientId, userId, apiKeyId }: Extract<Searcher, { kind: 'client' }>,
  query: PlaygroundQuery,
  { origin, setup, idempotency }: SearchOptions
): Promise<FinishedSearch> {
  const watch = stopwatch()
  const found = await searchPlayground(query, { audience: 'client' })
  const id = newUid()
  const requestId = idempotency?.claim.requestId ?? newUid()
  const units = setup.playgroundSearchPrice

  const finish = (paid: Paid): FinishedSearch => ({
    id,
    answer: answerOf(found, {
      resPercentage: paid.resPercentage,
      requestId,
      calls: { charged: units, remaining: paid.remaining },
    }),
    paid,
    allowance: null,
  })
  const paid = await spendCall({
    clientId,
    requestId,
    units,
    apiKeyId,
    record: (by) => recordOf(finish(by), { query, origin, userId, latencyMs: watch() }),
    idempotency: idempotency && {
      claim: idempotency.claim,
      answer: (by) => idempotency.store(finish(by)),
    },
  })
  return finish(paid)
}

/** Never metered, everything shown, drafts included. */
async function runForStaff(
  { userId }: Extract<Searcher, { kind: 'staff' }>,
  query: PlaygroundQuery,
  { origin }: SearchOptions
): Promise<FinishedSearch> {
  const watch = stopwatch()
  const found = await searchPlayground(query, { audience: 'staff' })
  return keepUnmetered(found, { query, origin, userId, latencyMs: watch(), allowance: null })
}

/** Counts against the address's day and shows the first few of the ranking. */
async function runForGuest(
  { address }: Extract<Searcher, { kind: 'guest' }>,
  query: PlaygroundQuery,
  { origin, setup }: SearchOptions
): Promise<FinishedSearch> {
  const before = await guestAllowance(address, setup)
  if (before.remaining === 0) throw new GuestLimitReached(before.resetsIn)

  const watch = stopwatch()
  const limit = Math.min(query.limit, setup.guestResultLimit)
  const found = await searchPlayground({ ...query, limit }, { audience: 'client' })
  const latencyMs = watch()
  const allowance = await countGuestSearch(address, setup)
  return keepUnmetered(found, { query, origin, userId: null, latencyMs, allowance })
}

async function keepUnmetered(
  found: PlaygroundAnswer,
  search: {
    query: PlaygroundQuery
    origin: 'playground' | 'api'
    userId: number | null
    latencyMs: number
    allowance: GuestAllowance | null
  }
): Promise<FinishedSearch> {
  const requestId = newUid()
  const finished: FinishedSearch = {
    id: newUid(),
    answer: answerOf(found, {
      resPercentage: 100,
      requestId,
      calls: { charged: 0, remaining: null },
    }),
    paid: null,
    allowance: search.allowance,
  }
  await SearchHistory.create({
    ...recordOf(finished, search),
    requestId,
    outcome: finished.answer.total_matches ? 'found' : 'empty',
    units: 0,
  })
  return finished
}

function answerOf(
  found: PlaygroundAnswer,
  {
    resPercentage,
    requestId,
    calls,
  }: { resPercentage: number; requestId: string; calls: SearchAnswer['calls'] }
): SearchAnswer {
  return { ...reveal(found, resPercentage), request_id: requestId, calls }
}

function recordOf(
  { id, answer }: FinishedSearch,
  {
    query,
    origin,
    userId,
    latencyMs,
  }: {
    query: PlaygroundQuery
    origin: 'playground' | 'api'
    userId: number | null
    latencyMs: number
  }
): SearchRecord {
  const { skills, ...filters } = query
  return {
    uid: id,
    userId,
    origin,
    skills,
    filters,
    totalMatches: answer.total_matches,
    returned: answer.returned,
    latencyMs,
    answer: origin === 'playground' ? answer : undefined,
  }
}

/** Whole milliseconds since it was made. */
function stopwatch(): () => number {
  const start = performance.now()
  return () => Math.round(performance.now() - start)
}
