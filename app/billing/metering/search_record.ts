import { newUid } from '#app/core/uid'
import type { MeteredCall } from '#app/billing/metering/metered_calls'

/** The history entry of a metered call, without its payment. */
export interface SearchRecord {
  /** The public id of the history entry, if the caller needs it in advance. */
  uid?: string
  call: MeteredCall
  userId: number | null
  origin: 'playground' | 'api'
  /** The searched terms. */
  skills: string[]
  /** Further input, such as min_weight, max_weight, type, domain and limit of a search. */
  filters: Record<string, unknown>
  totalMatches: number
  returned: number
  latencyMs: number
  /** The complete response, if a page shows it again free of charge. */
  answer?: unknown
}

/** The payment of a search. */
export interface SearchPayment {
  requestId: string
  clientId: number
  /** The package that paid first. */
  clientPackageId: number
  /** The calls it cost. */
  units: number
  /** The API key of the call. */
  apiKeyId: number | null
}

/** The columns that `searchRow` fills. */
export const searchColumns = {
  uid: 'uuid',
  request_id: 'uuid',
  client_id: 'integer',
  user_id: 'integer',
  client_package_id: 'integer',
  api_key_id: 'integer',
  call: 'text',
  origin: 'text',
  skills: 'json',
  filters: 'json',
  total_matches: 'integer',
  returned: 'integer',
  outcome: 'text',
  units: 'integer',
  latency_ms: 'integer',
  answer: 'json',
} as const

/** The row of `search_history` for a search and its payment. */
export function searchRow(search: SearchRecord, payment: SearchPayment) {
  return {
    uid: search.uid ?? newUid(),
    request_id: payment.requestId,
    client_id: payment.clientId,
    user_id: search.userId,
    client_package_id: payment.clientPackageId,
    api_key_id: payment.apiKeyId,
    call: search.call,
    origin: search.origin,
    skills: search.skills,
    filters: search.filters,
    total_matches: search.totalMatches,
    returned: search.returned,
    outcome: search.totalMatches > 0 ? 'found' : 'empty',
    units: payment.units,
    latency_ms: Math.max(0, Math.round(search.latencyMs)),
    answer: search.answer ?? null,
  }
}
