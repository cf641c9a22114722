import { newUid } from '#app/core/uid'
import type { MeteredCall } from '#app/billing/metering/metered_calls'

/** What the history keeps of a metered call, besides who paid: a charge writes it. */
export interface SearchRecord {
  /** The public id of the history row, where the caller needs it beforehand. */
  uid?: string
  call: MeteredCall
  userId: number | null
  origin: 'playground' | 'api'
  /** The terms as they were asked. */
  skills: string[]
  /** What was asked besides: of a search min_weight, max_weight, type, domain, limit. */
  filters: Record<string, unknown>
  totalMatches: number
  returned: number
  latencyMs: number
  /** The whole answer, where a page shows it again without charge. */
  answer?: unknown
}

/** Who paid for a recorded search. */
export interface SearchPayment {
  requestId: string
  clientId: number
  /** The package that paid first. */
  clientPackageId: number
  /** The calls it cost. */
  units: number
  /** The key that it was called by. */
  apiKeyId: number | null
}

/** The columns of a history row, as `searchRow` fills them. */
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

/** The row of `search_history` for a search and who paid for it. */
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
