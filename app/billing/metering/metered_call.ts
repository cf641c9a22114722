import { keptAnswerOf, type Claim, type StoredAnswer } from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import { pruneNowAndThen } from '#app/core/prune'
import { callsLeft } from '#app/billing/metering/calls_left'
import { paidBefore } from '#app/billing/metering/paid_before'
import { priceOf, type MeteredCall } from '#app/billing/metering/metered_calls'
import type { SearchRecord } from '#app/billing/metering/search_record'
import { spendCall, type Paid } from '#app/billing/metering/spend_call'
import SearchHistory from '#app/billing/metering/search_history'
import type DefaultSetup from '#app/billing/default_setup'

/** Whose call it is. Without a client nobody pays: staff and guests are not metered by the call. */
export interface CallPayer {
  clientId: number | null
  userId: number | null
  /** The key that a client's program called by. */
  apiKeyId?: number | null
}

/** What is known of a call once it is known who pays. */
export interface CallTerms {
  requestId: string
  /** How much of a ranking the answer shows: the package's that pays first, else 100. */
  resPercentage: number
  /** `remaining` is null where nothing is metered by the call. */
  calls: { charged: number; remaining: number | null }
}

/** One call of the table of metered calls, ready to be carried out. */
export interface MeteredWork<Found, Answer> {
  call: MeteredCall
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** Does the work; whatever it throws is free. */
  compute: () => Promise<Found>
  /** The answer that the caller gets. */
  answer: (found: Found, terms: CallTerms) => Answer
  /** What the history keeps of it. */
  record: (answer: Answer) => Omit<SearchRecord, 'uid' | 'call' | 'origin' | 'userId' | 'latencyMs'>
  /** Nothing was found that is worth a call: it costs nothing, and the history does not keep it. */
  isFree?: (found: Found) => boolean
  /** The Idempotency-Key of a client's call, and how its answer is kept for the same key. */
  idempotency?: { claim: Claim; store: (finished: KeptCall<Answer>) => StoredAnswer }
}

export interface FinishedCall<Answer> {
  /** Public id of its history row; null where none is kept. */
  id: string | null
  answer: Answer
  /** What a client's calls paid; null for staff and guests. */
  paid: Paid | null
}

/** A call that stands in the history, as every one does that is not free. */
export type KeptCall<Answer> = FinishedCall<Answer> & { id: string }

/**
 * The one way of every metered call: computes, lets the client pay the call's price, keeps it in the
 * history, stores the answer for its Idempotency-Key, unless it is too long, and only then answers. Charge, history and stored
 * answer commit together; whatever fails on the way is free. Throws what `compute` throws,
 * `QuotaExceeded`, `ClientSuspended`, `KeyCapReached`, `InvalidApiKey` or `KeyInFlight`.
 */
export async function runMeteredCall<Found, Answer>(
  payer: CallPayer,
  work: MeteredWork<Found, Answer> & { isFree?: undefined }
): Promise<KeptCall<Answer>>
export async function runMeteredCall<Found, Answer>(
  payer: CallPayer,
  work: MeteredWork<Found, Answer>
): Promise<FinishedCall<Answer>>
export async function runMeteredCall<Found, Answer>(
  { clientId, userId, apiKeyId }: CallPayer,
  work: MeteredWork<Found, Answer>
): Promise<FinishedCall<Answer>> {
  const watch = stopwatch()
  const found = await work.compute()
  const latencyMs = watch()

  const finished = work.idempotency?.claim.isPaid
    ? await answerAgain({ clientId: clientId!, apiKeyId }, found, work)
    : work.isFree?.(found)
      ? await answerFree({ clientId, apiKeyId }, found, work)
      : clientId === null
        ? await keepUnmetered(userId, latencyMs, found, work)
        : await charge({ clientId, userId, apiKeyId }, latencyMs, found, work)
  await pruneNowAndThen()
  return finished
}

async function charge<Found, Answer>(
  { clientId, userId, apiKeyId }: CallPayer & { clientId: number },
  latencyMs: number,
  found: Found,
  work: MeteredWork<Found, Answer>
): Promise<KeptCall<Answer>> {
  const { idempotency } = work
  const id = newUid()
  const requestId = idempotency?.claim.requestId ?? newUid()
  const units = priceOf(work.call, work.setup)

  const finish = (paid: Paid): KeptCall<Answer> => {
    const { resPercentage, remaining } = paid
    const calls = { charged: units, remaining }
    return { id, answer: work.answer(found, { requestId, resPercentage, calls }), paid }
  }
  const paid = await spendCall({
    clientId,
    requestId,
    units,
    apiKeyId,
    record: (by) => recordOf(finish(by), { id, userId, latencyMs }, work),
    idempotency: idempotency && {
      claim: idempotency.claim,
      answer: (by) => keptAnswerOf(idempotency.store(finish(by))),
    },
  })
  return finish(paid)
}

/**
 * The answer of a call that was paid before under its Idempotency-Key and was too long to be kept: as much is
 * shown as then, of what is found now, and nothing is charged. Only clients pay, so there is one.
 */
async function answerAgain<Found, Answer>(
  { clientId, apiKeyId }: { clientId: number; apiKeyId?: number | null },
  found: Found,
  { idempotency, answer }: MeteredWork<Found, Answer>
): Promise<KeptCall<Answer>> {
  const { requestId } = idempotency!.claim
  const { id, packages, resPercentage } = await paidBefore(clientId, requestId)
  const paid = { ...(await callsLeft(clientId, apiKeyId)), packages, resPercentage }
  const charged = packages.reduce((sum, { units }) => sum + units, 0)
  const calls = { charged, remaining: paid.remaining }
  return { id, answer: answer(found, { requestId, resPercentage, calls }), paid }
}

/** Never metered, everything shown. */
async function keepUnmetered<Found, Answer>(
  userId: number | null,
  latencyMs: number,
  found: Found,
  work: MeteredWork<Found, Answer>
): Promise<KeptCall<Answer>> {
  const id = newUid()
  const requestId = newUid()
  const calls = { charged: 0, remaining: null }
  const answer = work.answer(found, { requestId, resPercentage: 100, calls })
  const finished = { id, answer, paid: null }
  const search = recordOf(finished, { id, userId, latencyMs }, work)
  await SearchHistory.create({
    ...search,
    requestId,
    outcome: search.totalMatches ? 'found' : 'empty',
    units: 0,
  })
  return finished
}

/** Says what is left all the same. */
async function answerFree<Found, Answer>(
  { clientId, apiKeyId }: Pick<CallPayer, 'clientId' | 'apiKeyId'>,
  found: Found,
  work: MeteredWork<Found, Answer>
): Promise<FinishedCall<Answer>> {
  const paid = clientId === null ? null : await callsLeft(clientId, apiKeyId)
  const calls = { charged: 0, remaining: paid?.remaining ?? null }
  const answer = work.answer(found, { requestId: newUid(), resPercentage: 100, calls })
  return { id: null, answer, paid }
}

function recordOf<Answer>(
  { answer }: FinishedCall<Answer>,
  { id, userId, latencyMs }: { id: string; userId: number | null; latencyMs: number },
  { call, origin, record }: Pick<MeteredWork<never, Answer>, 'call' | 'origin' | 'record'>
): SearchRecord {
  return { uid: id, call, userId, origin, latencyMs, ...record(answer) }
}

/** Whole milliseconds since it was made. */
function stopwatch(): () => number {
  const start = performance.now()
  return () => Math.round(performance.now() - start)
}
