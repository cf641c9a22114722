import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SearchAnswer } from '#app/playground/run_search'
import type SearchHistory from '#app/playground/search_history'

/** The same shape without interfaces, which Inertia's types refuse as page props. */
type Plain<T> = T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T

/**
 * A search that was made: `id` is its public id, `calls_charged` its price, `package` the one that
 * paid first (null where nothing was paid). Load `clientPackage` beforehand.
 */
export default class SearchHistoryTransformer extends BaseTransformer<SearchHistory> {
  toObject() {
    const search = this.resource
    return {
      id: search.uid,
      request_id: search.requestId,
      created_at: search.createdAt.toISO()!,
      origin: search.origin,
      skills: search.skills,
      filters: search.filters,
      total_matches: search.totalMatches,
      returned: search.returned,
      outcome: search.outcome,
      calls_charged: search.units,
      latency_ms: search.latencyMs,
      package: search.clientPackage
        ? { id: search.clientPackage.uid, name: search.clientPackage.name }
        : null,
      /** The answer was kept and can be shown again, free. */
      has_answer: search.answer !== null,
    }
  }

  /** With the answer, for the one who made the search. */
  withAnswer() {
    return { ...this.toObject(), answer: this.resource.answer as Plain<SearchAnswer> | null }
  }
}
