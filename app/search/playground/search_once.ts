import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import type { Searcher } from '#app/search/playground/searcher'
import {
  abandonKey,
  claimKey,
  KeyInFlight,
  type Claim,
  type KeyedRequest,
  type StoredAnswer,
} from '#app/core/http/idempotency'
import { runSearch, type SearchOptions } from '#app/search/playground/run_search'

/**
 * Searches for a client under a key: the first request with the key is paid and its answer kept for
 * 24 hours, an equal one gets that answer again, unpaid. `send` makes the answer as it is sent.
 * While an equal one is under way it waits for its answer, so that a double click leads there too.
 * Throws `KeyReused`, `KeyInFlight` after some seconds, or what `runSearch` throws, after which the key is free again.
 */
export async function searchOnce(
  searcher: Extract<Searcher, { kind: 'client' }>,
  query: PlaygroundQuery,
  { key, ...options }: SearchOptions & { key: string }
): Promise<StoredAnswer> {
  const client = db.connection()
  const owner = `client:${searcher.clientId}`
  const claim = await claimPatiently(client, { owner, key, requestHash: hashOf(query) })
  if ('status' in claim) return claim

  try {
    const { sent } = await runSearch(searcher, query, { ...options, claim })
    return sent
  } catch (error) {
    if (!claim.answered) await abandonKey(client, claim)
    throw error
  }
}

const attempts = 20
const waitBetween = 150

async function claimPatiently(
  client: QueryClientContract,
  request: KeyedRequest
): Promise<Claim | StoredAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await claimKey(client, request)
    } catch (error) {
      if (!(error instanceof KeyInFlight) || attempt === attempts) throw error
      await wait(waitBetween)
    }
  }
}

/** Equal for equal searches, in whatever order the parameters came. */
export function hashOf(query: PlaygroundQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined)
  const sorted = parts.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
