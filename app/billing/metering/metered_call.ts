import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/db/in_transaction'
import {
  answerKeyWithin,
  storedPartOf,
  type IdempotencyClaim,
  type StoredResponse,
} from '#app/core/http/idempotency'
import { newUid } from '#app/core/uid'
import { pruneOccasionally } from '#app/core/prune'
import { languageNow } from '#app/core/text/text'
import { callsLeft, previousPayment } from '#app/billing/metering/calls_left'
import { callPrice, type MeteredCall } from '#app/billing/metering/metered_calls'
import type { SearchRecord } from '#app/billing/metering/search_record'
import { spendCall, unitsOf, type Paid } from '#app/billing/metering/spend_call'
import SearchHistory from '#app/billing/metering/search_history'
import type DefaultSetup from '#app/billing/default_setup'

/** The caller. Calls without a client (staff and guests) are not charged. */
export interface Caller {
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
  /** Formats the response, as sent and as stored for its Idempotency-Key. */
  format: (call: AnsweredCall<Answer>) => StoredResponse
  /** Whether the result is free; free calls are not in the history. */
  isFree?: (found: Found) => boolean
  /** Whether no term could be resolved: the call is free, and in the history as unresolved. */
  isUnresolved?: (found: Found) => boolean
  /** The Idempotency-Key of a client's call. */
  claim?: IdempotencyClaim
}

interface AnsweredCall<Answer> {
  /** Public id of its history entry, if any. */
  id: string | null
  answer: Answer
  /** The charge; null for staff and guests. */
  paid: Paid | null
}

export type FinishedCall<Answer> = AnsweredCall<Answer> & { response: StoredResponse }

/** A call with a history entry, as every call has that is not free. */
export type RecordedCall<Answer> = FinishedCall<Answer> & { id: string }

/**
 * Runs a metered call: computes the result, then in one transaction charges the client, builds the response,
 * writes the history and stores the response for its Idempotency-Key unless it is too long. Returns after the
 * commit; a failed call is free. Throws what `compute` throws, `QuotaExceeded`, `ClientSuspended`,
 * `KeyCapReached`, `InvalidApiKey` or `IdempotencyKeyInFlight`.
 */
export async function runMeteredCall<Found, Answer>(
  payer: Caller,
  work: MeteredWork<Found, Answer> & { isFree?: undefined }
): Promise<RecordedCall<Answer>>
export async function runMeteredCall<Found, Answer>(
  payer: Caller,
  work: MeteredWork<Found, Answer>
): Promise<FinishedCall<Answer>>
export async function runMeteredCall<Found, Answer>(
  { clientId, userId, apiKeyId }: Caller,
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
    return { ...answered, response: work.format(answered) }
  }
  /** Charged before, and its response was too long to be stored. The caller is always a client. */
  if (claim?.isPaid) return build(...(await previousPayment(clientId!, requestId, apiKeyId)))
  if (work.isFree?.(found)) {
    return build(null, clientId === null ? null : await callsLeft(clientId, apiKeyId))
  }

  await pruneOccasionally()
  const id = newUid()
  const finish = (paid: Paid | null) => {
    const finished = build(id, paid)
    const details = work.record(finished.answer)
    return { ...finished, record: { uid: id, call, userId, origin, latencyMs, ...details } }
  }
  const isUnresolved = work.isUnresolved?.(found) ?? false
  if (clientId === null) return recordUnmetered(requestId, finish(null), isUnresolved)
  if (isUnresolved) {
    const free = finish(await callsLeft(clientId, apiKeyId))
    return recordUncharged({ clientId, requestId, apiKeyId, claim }, free)
  }
  const units = callPrice(call, setup)
  const language = origin === 'api' ? 'en' : languageNow()
  return spendCall({ clientId, requestId, units, apiKeyId, claim, language, finish })
}

/** Unmetered calls contain the complete ranking. */
function termsOf(requestId: string, paid: Paid | null): CallTerms {
  const { packages, remaining, resPercentage } = paid ?? unmetered
  return { requestId, resPercentage, calls: { charged: unitsOf(packages), remaining } }
}

const unmetered = { packages: [], remaining: null, resPercentage: 100 }

/** Writes the history entry of an unmetered call. */
async function recordUnmetered<Done extends { record: SearchRecord }>(
  requestId: string,
  finished: Done,
  isUnresolved: boolean
): Promise<Done> {
  await SearchHistory.create({ ...uncharged(finished.record, isUnresolved), requestId })
  return finished
}

/**
 * Writes the history entry of a client's unresolved call and the response for its Idempotency-Key; the key is
 * released if the response is too long, since repeating the call is free.
 */
async function recordUncharged<Answer>(
  {
    claim,
    ...entry
  }: { clientId: number; requestId: string; apiKeyId?: number | null; claim?: IdempotencyClaim },
  finished: FinishedCall<Answer> & { record: SearchRecord }
): Promise<FinishedCall<Answer>> {
  const stored = storedPartOf(finished.response)
  await inTransaction(async (trx) => {
    await SearchHistory.create({ ...uncharged(finished.record, true), ...entry }, { client: trx })
    if (claim && stored.body !== null) await answerKeyWithin(trx, claim, finished.response)
  })
  if (claim && stored.body === null) claim.isForgotten = true
  return finished
}

function uncharged(record: SearchRecord, isUnresolved: boolean) {
  const outcome = isUnresolved ? 'unresolved' : record.totalMatches ? 'found' : 'empty'
  return { ...record, outcome, units: 0 } as const
}

/** The response of a metered call, as sent and as stored for its Idempotency-Key. Must not be cached. */
export function callResponse(
  { answer, paid }: { answer: unknown; paid: Paid | null },
  headers: Record<string, string> = {}
): StoredResponse {
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

export function sendCallResponse(
  { response }: Pick<HttpContext, 'response'>,
  { status, headers, body }: StoredResponse
) {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  return response.status(status).send(body)
}

/**
 * The call headers of paid responses: `X-Calls-Charged` for this call, `X-Calls-Remaining` after it,
 * `X-Calls-Limit` over all current packages, and `X-Key-Calls-Remaining` for an API key with a cap.
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
