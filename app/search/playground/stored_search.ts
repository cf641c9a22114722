import type { Searcher } from '#app/search/playground/searcher'
import { isUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'

/**
 * Finds a search of the searcher by its public id: clients find the searches of all their users, staff their
 * own, guests those of this browser (`guestSearches`, public ids). Null otherwise, so that nobody learns
 * whether a search of others exists.
 */
export async function findOwnSearch(
  uid: unknown,
  searcher: Searcher,
  guestSearches: readonly string[]
): Promise<SearchHistory | null> {
  if (!isUid(uid)) return null
  if (searcher.kind === 'guest' && !guestSearches.includes(uid)) return null
  return searchesOf(searcher).where({ uid }).first()
}

/**
 * How many searches are checked for stored results; programs can search a lot, and their results are not
 * stored.
 */
const sampleSize = 100

/**
 * The latest searches of the searcher with stored results, at most `limit`; for guests those of this browser
 * (`guestSearches`, public ids).
 */
export async function latestSearches(
  searcher: Searcher,
  guestSearches: readonly string[],
  limit: number
): Promise<SearchHistory[]> {
  const own = latestFirst(searchesOf(searcher)).select('id').limit(sampleSize)
  if (searcher.kind === 'guest') own.whereIn('uid', [...guestSearches])
  return latestFirst(SearchHistory.query().whereIn('id', own))
    .whereNotNull('answer')
    .preload('clientPackage')
    .limit(limit)
}

function latestFirst(query: ReturnType<typeof searchesOf>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** The searches of the searcher; those of guests are identified only by their ids. */
export function searchesOf(searcher: Searcher) {
  switch (searcher.kind) {
    case 'client':
      return SearchHistory.query().where({ clientId: searcher.clientId })
    case 'staff':
      return SearchHistory.query().where({ userId: searcher.userId }).whereNull('client_id')
    case 'guest':
      return SearchHistory.query().whereNull('client_id').whereNull('user_id')
  }
}
