import { keptAnswerOf, type Claim, type StoredAnswer } from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import { pruneNowAndThen } from '#app/core/prune'
import { callsLeft } from '#app/billing/metering/calls_left'
import { previousPayment } from '#app/billing/metering/previous_payment'
import { priceOf, type MeteredCall } from '#app/billing/metering/metered_calls'
import type { SearchRecord } from '#app/billing/metering/search_record'
import { spendCall, type Paid } from '#app/billing/metering/spend_call'
import SearchHistory from '#app/billing/metering/search_history'
import type DefaultSetup from '#app/billing/default_setup'

/** The caller. Calls without a client (staff and guests) are not charged. */
export interface CallPayer {
  clientId: number | null
  userId: number | null
  /** The API key of the call. */
  apiKeyId?: number | null
}

/** The terms of a call, which depend on the package that pays. */
export interface CallTerms {
  requestId: string
  /** How much of a ranking the response contains: the setting of the first package that pays, else 100. */
  resPercentage: number
  /** `remaining` is null if the caller is not metered. */
  calls: { charged: number; remaining: number | null }
}

/** The work of a metered call. */
export interface MeteredWork<Found, Answer> {
  call: MeteredCall
  origin: 'playground' | 'api'
  setup: DefaultSetup
  /** Computes the result; nothing is charged if it throws. */
  compute: () => Promise<Found>
  /** The response body. */
  answer: (found: Found, terms: CallTerms) => Answer
  /** The entry in the search history. */
  record: (answer: Answer) => Omit<SearchRecord, 'uid' | 'call' | 'origin' | 'userId' | 'latencyMs'>
  /** Whether the result is free; free calls are not in the history. */
  isFree?: (found: Found) => boolean
  /** The Idempotency-Key of a client's call, and how its response is stored. */
  idempotency?: { claim: Claim; store: (finished: KeptCall<Answer>) => StoredAnswer }
}

export interface FinishedCall<Answer> {
  /** Public id of its history entry, if any. */
  id: string | null
  answer: Answer
  /** The charge; null for staff and guests. */
  paid: Paid | null
}

/** A call with a history entry, as every call has that is not free. */
export type KeptCall<Answer> = FinishedCall<Answer> & { id: string }

/**
 * Runs a metered call: computes the result, charges the client, writes the history, stores the response for
 * its Idempotency-Key unless it is too long, and then returns it. Charge, history and stored response commit
 * together; a failed call is free. Throws what `compute` throws, `QuotaExceeded`, `ClientSuspended`,
 * `KeyCapReached`, `InvalidApiKey` or `KeyInFlight`.
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
    ? await recomputeAnswer({ clientId: clientId!, apiKeyId }, found, work)
    : work.isFree?.(found)
      ? await answerFree({ clientId, apiKeyId }, found, work)
      : clientId === null
        ? await recordUnmetered(userId, latencyMs, found, work)
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
 * Repeats a call that was charged before with the same Idempotency-Key and whose response was too long to be
 * stored. The result is computed again with the same terms, and nothing is charged. The caller is always a
 * client.
 */
async function recomputeAnswer<Found, Answer>(
  { clientId, apiKeyId }: { clientId: number; apiKeyId?: number | null },
  found: Found,
  { idempotency, answer }: MeteredWork<Found, Answer>
): Promise<KeptCall<Answer>> {
  const { requestId } = idempotency!.claim
  const { id, packages, resPercentage } = await previousPayment(clientId, requestId)
  const paid = { ...(await callsLeft(clientId, apiKeyId)), packages, resPercentage }
  const charged = packages.reduce((sum, { units }) => sum + units, 0)
  const calls = { charged, remaining: paid.remaining }
  return { id, answer: answer(found, { requestId, resPercentage, calls }), paid }
}

/** Not charged, with the complete ranking. */
async function recordUnmetered<Found, Answer>(
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

/** Not charged, with the remaining calls. */
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

/** Returns the elapsed milliseconds since its creation, as a whole number. */
function stopwatch(): () => number {
  const start = performance.now()
  return () => Math.round(performance.now() - start)
}
