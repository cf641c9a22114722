import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Payer } from '#app/search/playground/payers'
import { searchDefaults } from '#app/search/playground/read_search'
import type { SearchAnswer } from '#app/search/playground/run_search'
import type SearchHistory from '#app/billing/metering/search_history'

/** The same shape without interfaces, which Inertia's types refuse as page props. */
type Plain<T> = T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T

/**
 * A metered call: `id` is its public id, `calls_charged` its price, `package` the first package that paid
 * (null if free), `paid_by` all packages that paid, in order, and `api_key` the API key of the call. Load
 * `clientPackage`, `apiKey` and `person_name` (`withRowDetails`) beforehand and, if a price can be more than one call, `loadPayers`.
 */
export default class SearchHistoryTransformer extends BaseTransformer<SearchHistory> {
  toObject() {
    const search = this.resource
    const { clientPackage: payer, apiKey } = search
    const first = payer ? [{ id: payer.uid, name: payer.name, calls: search.units }] : []
    return {
      id: search.uid,
      request_id: search.requestId,
      created_at: search.createdAt.toISO()!,
      /** The name of the metered call. */
      call: search.call,
      origin: search.origin,
      api_key: apiKey ? { id: apiKey.uid, name: apiKey.name } : null,
      /** The user; for an API key, the one who created it. Null if not loaded. */
      person: (search.$extras.person_name as string | undefined) ?? null,
      skills: search.skills,
      filters: search.filters,
      total_matches: search.totalMatches,
      returned: search.returned,
      outcome: search.outcome,
      calls_charged: search.units,
      latency_ms: search.latencyMs,
      package: payer ? { id: payer.uid, name: payer.name } : null,
      paid_by: (search.$extras.payers as Payer[] | undefined) ?? first,
      /** Whether the results are stored and can be shown again free of charge. */
      has_answer: search.answer !== null,
    }
  }

  /** What the lists of pages show: each row is in its HTML twice. Standard filters are left out. */
  inList() {
    const {
      api_key: key,
      filters,
      calls_charged: price,
      package: first,
      paid_by: payers,
      ...row
    } = this.toObject()
    return {
      ...row,
      api_key: key && { name: key.name },
      filters: Object.fromEntries(
        Object.entries(filters).filter(
          ([name, value]) => value !== searchDefaults[name as keyof typeof searchDefaults]
        )
      ),
      paid_by: payers.map(({ name, calls }) => ({ name, calls })),
    }
  }

  /** A row of the list with the searches of all clients. Load `holder` beforehand. */
  inListOfClients() {
    const { client, paid_by: payers } = this.forStaff()
    return { ...this.inList(), client: client?.name ?? null, paid_by: payers }
  }

  /** With the client, for staff. Load `holder` beforehand. */
  forStaff() {
    const { holder } = this.resource
    return { ...this.toObject(), client: holder ? { id: holder.uid, name: holder.name } : null }
  }

  /** With the results, for the owner of the search. */
  withAnswer() {
    return { ...this.toObject(), answer: this.resource.answer as Plain<SearchAnswer> | null }
  }
}
