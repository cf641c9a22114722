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

/** The columns of a history row that a charge writes. */
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
