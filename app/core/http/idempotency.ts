import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newUid } from '#app/core/uid'
import { Refusal } from '#app/core/errors/problem'
import { isDatabaseAway } from '#app/core/db/database_away'
import { untilBack } from '#app/core/db/until_back'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'

/** The owner of a key and the request that it was sent with. */
export interface KeyedRequest {
  /** `client:<id>` or `user:<id>`. */
  owner: string
  key: string
  /** A SHA-256 in hex, the same for equal requests. */
  requestHash: string
}

/** A key that this request holds until it responds or releases the key. */
export interface IdempotencyClaim extends KeyedRequest {
  /** Changes with each claim: a response is only stored while this request still holds the key. */
  requestId: string
  /** Whether the response is committed. */
  answered: boolean
  /**
   * The work was already done and paid with this request id, but its response was too long to
   * store.
   */
  isPaid?: boolean
  /** The result is not worth storing, so the key is released. */
  isForgotten?: boolean
}

/** A response as it is stored and replayed. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  /** The text of the body. */
  body: string
}

/** A stored response; without the body if it was too long. */
export type TruncatedResponse = Omit<StoredResponse, 'body'> & { body: string | null }

/**
 * Maximum size in bytes of a stored response body of a metered call. A longer one is generated
 * again for the same key, without a second charge: metered calls only read.
 */
export const longestKeptBody = 256 * 1024

/** The part of a metered call's response that is stored. */
export function storedPartOf(answer: StoredResponse): TruncatedResponse {
  const isTooLong = Buffer.byteLength(answer.body) > longestKeptBody
  return isTooLong ? { ...answer, body: null } : answer
}

/** An equal request is still in progress. */
export class IdempotencyKeyInFlight extends Refusal {
  constructor() {
    super('A request with this Idempotency-Key is still in progress. Retry it in a moment.', {
      code: 'idempotency_key_in_flight',
      headers: { 'Retry-After': '1' },
    })
  }
}

/** The key was used for another request. */
export class IdempotencyKeyReused extends Refusal {
  constructor() {
    super(
      'This Idempotency-Key was used for a different request. Use a new key for each new request.',
      { code: 'idempotency_key_reused' }
    )
  }
}

/** The responses of guests are not stored, so a key could not replay them: each request counts. */
export class IdempotencyKeyNeedsAccount extends Refusal {
  constructor() {
    super(
      'An Idempotency-Key requires an account. Log in or omit the header. The request was not processed.',
      { code: 'idempotency_key_needs_account' }
    )
  }
}

/** How long a response is stored. */
export const keptSeconds = 24 * 60 * 60
/**
 * How long a request can hold a key without a response before an equal request may take it over. A
 * request that lost its key cannot store its response. Where the response is committed together
 * with the work (metered calls, activations, refunds, forms with `oncePerForm`), a takeover
 * therefore never repeats the work. Elsewhere the middleware stores the response after the work: if
 * the process dies in between, or takes longer than this, the work is repeated, and only unique
 * constraints prevent a duplicate.
 */
export const leaseSeconds = 60

/**
 * Claims the key for this request or returns its stored response; returns a paid claim if the
 * response was too long to store. Inserts one idempotency record. Throws `IdempotencyKeyReused` if the key
 * belongs to a different request, `IdempotencyKeyInFlight` while an equal request is in progress.
 */
export async function claimKey(
  client: QueryClientContract,
  request: KeyedRequest
): Promise<IdempotencyClaim | StoredResponse> {
  const claim = { ...request, requestId: newUid(), answered: false }
  for (;;) {
    try {
      if (await insertClaim(client, claim)) return claim
    } catch (error) {
      /** It is stored if only its confirmation was lost. */
      if (isDatabaseAway(error)) void releaseWhenBack(client, claim)
      throw error
    }

    const record = await find(client, request)
    if (!record) continue
    if (record.request_hash !== request.requestHash) throw new IdempotencyKeyReused()
    if (record.answer_status === null) throw new IdempotencyKeyInFlight()
    if (record.answer_body === null) {
      return { ...claim, requestId: record.request_id, answered: true, isPaid: true }
    }
    return {
      status: record.answer_status,
      headers: JSON.parse(record.answer_headers ?? '{}'),
      body: record.answer_body,
    }
  }
}

/** Stores the response of a claim, unless another request took the key over. */
export async function answerKey(
  client: QueryClientContract,
  claim: IdempotencyClaim,
  answer: StoredResponse
) {
  await client.rawQuery(storeAnswers(client), [JSON.stringify([answerRow(claim, answer)])])
  claim.answered = true
}

/**
 * Releases a key after a failure or a refusal. If the database is away, the key is released when it is back. Other errors are only logged:
 * the original one matters more, and the lease of the key expires anyway.
 */
export async function releaseAfterFailure(client: QueryClientContract, claim: IdempotencyClaim) {
  try {
    await releaseKey(client, claim)
  } catch (error) {
    if (isDatabaseAway(error)) void releaseWhenBack(client, claim)
    else logger.error({ err: error }, 'An idempotency key could not be released')
  }
}

async function releaseWhenBack(client: QueryClientContract, claim: IdempotencyClaim) {
  const lease = AbortSignal.timeout(leaseSeconds * 1000)
  await untilBack(() => releaseKey(client, claim), lease).catch(() => {})
}

/**
 * Stores the response of a claim in the transaction of the work, so that both are committed
 * together. Throws `IdempotencyKeyInFlight` if another request took the key over.
 */
export async function answerKeyWithin(
  trx: TransactionClientContract,
  claim: IdempotencyClaim,
  answer: StoredResponse
): Promise<void> {
  const stored = await rawRows(trx, `${storeAnswers(trx)} returning idempotency_records.id`, [
    JSON.stringify([answerRow(claim, answer)]),
  ])
  if (!stored.length) throw new IdempotencyKeyInFlight()
  claim.answered = true
}

/** Releases a key without a response: the next request with it starts over. */
export async function releaseKey(client: QueryClientContract, claim: IdempotencyClaim) {
  await client.rawQuery(
    `delete from idempotency_records
     where owner = ? and key = ? and request_id = ? and answer_status is null`,
    [claim.owner, claim.key, claim.requestId]
  )
}

/** Deletes expired records, a few hundred at a time. */
export async function pruneKeys(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from idempotency_records where id in (
       select id from idempotency_records where expires_at <= ${sqlNow(client)} limit 500)`
  )
}

/** Deletes the stored responses of an owner that contain data of a deleted record. */
export async function forgetAnswers(
  trx: TransactionClientContract,
  owner: string,
  uid: string
): Promise<void> {
  await trx
    .from('idempotency_records')
    .where('owner', owner)
    .whereLike('answer_body', `%${uid}%`)
    .delete()
}

/** The statement that stores responses; its only binding is the JSON text of `answerRow`s. */
export function storeAnswers(client: QueryClientContract): string {
  const answers = jsonTable(client, 'answer', {
    owner: 'text',
    key: 'text',
    request_id: 'uuid',
    status: 'integer',
    headers: 'text',
    body: 'text',
  })
  return `update idempotency_records
    set answer_status = answer.status, answer_headers = answer.headers,
        answer_body = answer.body, updated_at = ${sqlNow(client)}
    from ${answers}
    where idempotency_records.owner = answer.owner and idempotency_records.key = answer.key
      and idempotency_records.request_id = answer.request_id
      and idempotency_records.answer_status is null`
}

export function answerRow({ owner, key, requestId }: IdempotencyClaim, answer: TruncatedResponse) {
  const { status, headers, body } = answer
  return { owner, key, request_id: requestId, status, headers: JSON.stringify(headers), body }
}

async function insertClaim(client: QueryClientContract, claim: IdempotencyClaim): Promise<boolean> {
  const now = sqlNow(client)
  const taken = await rawRows(
    client,
    `insert into idempotency_records
       (owner, key, request_hash, request_id, expires_at, created_at, updated_at)
     values (?, ?, ?, ?, ${sqlFromNow(client, keptSeconds)}, ${now}, ${now})
     on conflict (owner, key) do update
     set request_hash = excluded.request_hash, request_id = excluded.request_id,
         answer_status = null, answer_headers = null, answer_body = null,
         expires_at = excluded.expires_at, created_at = excluded.created_at,
         updated_at = excluded.updated_at
     where idempotency_records.expires_at <= ${now}
       or (idempotency_records.answer_status is null
           and idempotency_records.request_hash = excluded.request_hash
           and idempotency_records.updated_at <= ${sqlFromNow(client, -leaseSeconds)})
     returning id`,
    [claim.owner, claim.key, claim.requestHash, claim.requestId]
  )
  return taken.length === 1
}

async function find(client: QueryClientContract, { owner, key }: KeyedRequest) {
  const [record] = await rawRows<{
    request_hash: string
    request_id: string
    answer_status: number | null
    answer_headers: string | null
    answer_body: string | null
  }>(
    client,
    `select request_hash, request_id, answer_status, answer_headers, answer_body
     from idempotency_records where owner = ? and key = ?`,
    [owner, key]
  )
  return record
}
