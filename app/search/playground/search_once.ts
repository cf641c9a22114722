import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import type { Searcher } from '#app/search/playground/searcher'
import {
  releaseAfterFailure,
  claimKey,
  IdempotencyKeyInFlight,
  type IdempotencyClaim,
  type KeyedRequest,
  type StoredResponse,
} from '#app/core/http/idempotency'
import { runSearch, type SearchOptions } from '#app/search/playground/run_search'

/**
 * Runs a client's search with an idempotency key: the first request is charged and its response stored for 24
 * hours; equal requests get the stored response free of charge. `format` formats the response. An equal
 * request that is in progress is awaited, so that a double click gets its response too. Throws `IdempotencyKeyReused`,
 * `IdempotencyKeyInFlight` after some seconds, or what `runSearch` throws, which releases the key.
 */
export async function searchOnce(
  searcher: Extract<Searcher, { kind: 'client' }>,
  query: PlaygroundQuery,
  { key, ...options }: SearchOptions & { key: string }
): Promise<StoredResponse> {
  const client = db.connection()
  const owner = `client:${searcher.clientId}`
  const claim = await claimWithRetries(client, { owner, key, requestHash: queryHash(query) })
  if ('status' in claim) return claim

  try {
    const { response } = await runSearch(searcher, query, { ...options, claim })
    return response
  } catch (error) {
    if (!claim.answered) await releaseAfterFailure(client, claim)
    throw error
  }
}

const attempts = 20
const waitBetween = 150

async function claimWithRetries(
  client: QueryClientContract,
  request: KeyedRequest
): Promise<IdempotencyClaim | StoredResponse> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await claimKey(client, request)
    } catch (error) {
      if (!(error instanceof IdempotencyKeyInFlight) || attempt === attempts) throw error
      await wait(waitBetween)
    }
  }
}

/** A hash that does not depend on the order of the parameters. */
export function queryHash(query: PlaygroundQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined)
  const sorted = parts.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
