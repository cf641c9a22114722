import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newUid } from '#app/core/uid'
import { Refusal } from '#app/core/errors/problem'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'

/** Whose key it is, and what it was sent with. */
export interface KeyedRequest {
  /** `client:<id>` or `user:<id>`. */
  owner: string
  key: string
  /** Equal for equal requests: a SHA-256 in hex. */
  requestHash: string
}

/** A key that this request holds until it is answered or given up. */
export interface Claim extends KeyedRequest {
  /** Made anew by each taker: an answer is stored only while its taker still holds the key. */
  requestId: string
  /** The answer is committed. */
  answered: boolean
  /** The work was done and paid before, under this request id, and its answer was too long to be kept. */
  isPaid?: boolean
  /** Nothing came of it that is worth keeping: the key is free again. */
  isForgotten?: boolean
}

/** An answer as it is stored with its key and sent again. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  /** The text of the body. */
  body: string
}

/** An answer as its row has it; without a body where that was too long to be kept. */
export type KeptAnswer = Omit<StoredAnswer, 'body'> & { body: string | null }

/**
 * Bytes of a body that is kept with the key of a metered call. What is longer is made anew for the same
 * key, and not paid again: metered calls only read.
 */
export const longestKeptBody = 256 * 1024

/** What is kept of the answer of a metered call. */
export function keptAnswerOf(answer: StoredAnswer): KeptAnswer {
  const isTooLong = Buffer.byteLength(answer.body) > longestKeptBody
  return isTooLong ? { ...answer, body: null } : answer
}

/** The same request is being worked on; its answer is not there yet. */
export class KeyInFlight extends Refusal {
  constructor() {
    super('A request with this Idempotency-Key is still in progress. Retry it in a moment.', {
      status: 409,
      code: 'idempotency_key_in_flight',
      headers: { 'Retry-After': '1' },
    })
  }
}

/** The key was used for another request. */
export class KeyReused extends Refusal {
  constructor() {
    super(
      'This Idempotency-Key was used for a different request. Use a new key for each new request.',
      {
        status: 422,
        code: 'idempotency_key_reused',
      }
    )
  }
}

/** A guest's answer is kept nowhere, so that a key could not give it again: each request counts. */
export class KeyNeedsAccount extends Refusal {
  constructor() {
    super(
      'An Idempotency-Key requires an account. Sign in or omit the header. The request was not processed.',
      { status: 400, code: 'idempotency_key_needs_account' }
    )
  }
}

/** How long an answer is kept. */
export const keptSeconds = 24 * 60 * 60
/**
 * How long a request may hold a key without an answer before an equal request takes it over.
 * Who lost the key can't store an answer. So taking over never does the work twice where the answer
 * commits with the work: metered calls, activations and refunds, and the forms of `oncePerForm`.
 * Elsewhere the middleware stores the answer after the work: one whose process died in between, or
 * that took longer than this, is done again, and only what must be unique refuses the second.
 */
export const leaseSeconds = 60

/**
 * Takes the key for this request, or finds the answer that was stored with it; a claim that is paid where
 * the answer was too long to be stored.
 * Writes one idempotency record. Throws `KeyReused` when the key belongs to another request and
 * `KeyInFlight` while an equal one is being worked on.
 */
export async function claimKey(
  client: QueryClientContract,
  request: KeyedRequest
): Promise<Claim | StoredAnswer> {
  const claim = { ...request, requestId: newUid(), answered: false }
  for (;;) {
    if (await take(client, claim)) return claim

    const record = await find(client, request)
    if (!record) continue
    if (record.request_hash !== request.requestHash) throw new KeyReused()
    if (record.answer_status === null) throw new KeyInFlight()
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

/** Stores the answer of a claim, unless another request took the key over. */
export async function answerKey(client: QueryClientContract, claim: Claim, answer: StoredAnswer) {
  await client.rawQuery(storeAnswers(client), [JSON.stringify([answerRow(claim, answer)])])
  claim.answered = true
}

/**
 * Gives a key up after a failure. What hinders that is only logged: the caller's own error matters
 * more, and the key frees itself after its lease.
 */
export async function abandonKey(client: QueryClientContract, claim: Claim) {
  try {
    await releaseKey(client, claim)
  } catch (error) {
    logger.error({ err: error }, 'An idempotency key could not be released')
  }
}

/**
 * Stores the answer of a claim in the transaction of the work that it answers, so that neither stands
 * without the other. Throws `KeyInFlight` when another request took the key over.
 */
export async function answerKeyWithin(
  trx: TransactionClientContract,
  claim: Claim,
  answer: StoredAnswer
): Promise<void> {
  const stored = await rawRows(trx, `${storeAnswers(trx)} returning idempotency_records.id`, [
    JSON.stringify([answerRow(claim, answer)]),
  ])
  if (!stored.length) throw new KeyInFlight()
  claim.answered = true
}

/** Gives a key up without an answer: the next request with it starts anew. */
export async function releaseKey(client: QueryClientContract, claim: Claim) {
  await client.rawQuery(
    `delete from idempotency_records
     where owner = ? and key = ? and request_id = ? and answer_status is null`,
    [claim.owner, claim.key, claim.requestId]
  )
}

/** Removes records whose time is over, a few hundred at a time. */
export async function pruneKeys(): Promise<void> {
  const client = db.connection()
  await client.rawQuery(
    `delete from idempotency_records where id in (
       select id from idempotency_records where expires_at <= ${sqlNow(client)} limit 500)`
  )
}

/** Takes away the answers of an owner that say something of a record which is gone for good. */
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

/** The statement that stores answers: its one binding is the JSON text of `answerRow`s. */
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

export function answerRow({ owner, key, requestId }: Claim, answer: KeptAnswer) {
  const { status, headers, body } = answer
  return { owner, key, request_id: requestId, status, headers: JSON.stringify(headers), body }
}

async function take(client: QueryClientContract, claim: Claim): Promise<boolean> {
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
