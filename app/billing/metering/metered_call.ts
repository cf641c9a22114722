import type { HttpContext } from '@adonisjs/core/http'
import type { Claim, StoredAnswer } from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import { pruneNowAndThen } from '#app/core/prune'
import { callsLeft, paidBefore } from '#app/billing/metering/calls_left'
import { priceOf, type MeteredCall } from '#app/billing/metering/metered_calls'
import type { SearchRecord } from '#app/billing/metering/search_record'
import { spendCall, unitsOf, type Paid } from '#app/billing/metering/spend_call'
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
  /** How the answer is sent, now and again for the same Idempotency-Key. */
  send: (call: AnsweredCall<Answer>) => StoredAnswer
  /** Nothing was found that is worth a call: it costs nothing, and the history does not keep it. */
  isFree?: (found: Found) => boolean
  /** The Idempotency-Key of a client's call. */
  claim?: Claim
}

interface AnsweredCall<Answer> {
  /** Public id of its history row; null where none is kept. */
  id: string | null
  answer: Answer
  /** What a client's calls paid; null for staff and guests. */
  paid: Paid | null
}

export type FinishedCall<Answer> = AnsweredCall<Answer> & { sent: StoredAnswer }

/** A call that stands in the history, as every one does that is not free. */
export type KeptCall<Answer> = FinishedCall<Answer> & { id: string }

/**
 * The one way of every metered call: computes, and in one transaction lets the client pay the call's price, builds the
 * answer, keeps it in the history and stores it for its Idempotency-Key, unless it is too long; only then it answers.
 * Whatever fails on the way is free. Throws what `compute` throws, `QuotaExceeded`, `ClientSuspended`,
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
  const { call, origin, setup, claim } = work
  const start = performance.now()
  const found = await work.compute()
  const latencyMs = Math.round(performance.now() - start)

  const requestId = claim?.requestId ?? newUid()
  const build = (id: string | null, paid: Paid | null): FinishedCall<Answer> => {
    const terms = termsOf(requestId, paid)
    const answered = { id, answer: work.answer(found, terms), paid }
    return { ...answered, sent: work.send(answered) }
  }
  /** Only clients pay, so there is one. */
  if (claim?.isPaid) return build(...(await paidBefore(clientId!, requestId, apiKeyId)))
  if (work.isFree?.(found)) {
    return build(null, clientId === null ? null : await callsLeft(clientId, apiKeyId))
  }

  await pruneNowAndThen()
  const id = newUid()
  const finish = (paid: Paid | null) => {
    const finished = build(id, paid)
    const kept = work.record(finished.answer)
    return { ...finished, record: { uid: id, call, userId, origin, latencyMs, ...kept } }
  }
  if (clientId === null) return keepUnmetered(requestId, finish(null))
  return spendCall({ clientId, requestId, units: priceOf(call, setup), apiKeyId, claim, finish })
}

/** Where nobody pays, everything is shown. */
function termsOf(requestId: string, paid: Paid | null): CallTerms {
  const { packages, remaining, resPercentage } = paid ?? unmetered
  return { requestId, resPercentage, calls: { charged: unitsOf(packages), remaining } }
}

const unmetered = { packages: [], remaining: null, resPercentage: 100 }

async function keepUnmetered<Done extends { record: SearchRecord }>(
  requestId: string,
  finished: Done
): Promise<Done> {
  const { record } = finished
  await SearchHistory.create({
    ...record,
    requestId,
    outcome: record.totalMatches ? 'found' : 'empty',
    units: 0,
  })
  return finished
}

/** The answer of a metered call as it goes out, and as it is kept for the same Idempotency-Key. */
export function callAnswer(
  { answer, paid }: { answer: unknown; paid: Paid | null },
  headers: Record<string, string> = {}
): StoredAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(paid && callFields(paid)),
      ...headers,
    },
    body: JSON.stringify(answer),
  }
}

export function sendCallAnswer(
  { response }: Pick<HttpContext, 'response'>,
  { status, headers, body }: StoredAnswer
) {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  return response.status(status).send(body)
}

/**
 * What every paid answer says of the client's calls: `X-Calls-Charged` for this one,
 * `X-Calls-Remaining` after it, `X-Calls-Limit` in all current packages; by a key
 * with a cap `X-Key-Calls-Remaining`, too.
 */
function callFields({
  packages,
  remaining,
  limit,
  keyRemaining,
}: Pick<Paid, 'packages' | 'remaining' | 'limit' | 'keyRemaining'>): Record<string, string> {
  return {
    'X-Calls-Charged': String(unitsOf(packages)),
    'X-Calls-Remaining': String(remaining),
    'X-Calls-Limit': String(limit),
    ...(keyRemaining !== null && { 'X-Key-Calls-Remaining': String(keyRemaining) }),
  }
}
