import type { Searcher } from '#app/search/playground/searcher'
import { isUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'

/**
 * The search with this public id, if it is the searcher's own: a client's belongs to all its people,
 * a member of staff sees their own, a guest those of this browser (`guestSearches`, their public ids).
 * Null for everything else, so that nobody learns whether a search of others exists.
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

/** So far back one looks for answers: programs may search much, and what they got is not kept. */
const lookedAt = 100

/**
 * The searcher's last searches whose answers were kept, at most `limit`; a guest's are those of this
 * browser (`guestSearches`, their public ids).
 */
export async function latestSearches(
  searcher: Searcher,
  guestSearches: readonly string[],
  limit: number
): Promise<SearchHistory[]> {
  const own = latestFirst(searchesOf(searcher)).select('id').limit(lookedAt)
  if (searcher.kind === 'guest') own.whereIn('uid', [...guestSearches])
  return latestFirst(SearchHistory.query().whereIn('id', own))
    .whereNotNull('answer')
    .preload('clientPackage')
    .limit(limit)
}

function latestFirst(query: ReturnType<typeof searchesOf>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** The searches that count as the searcher's own; a guest's are told apart by their ids alone. */
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
