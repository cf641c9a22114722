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
  /** Those that were too uncertain to be used. */
  unresolvedSkills?: string[]
  /** Further input, such as min_weight, max_weight, type, domain and limit of a search. */
  filters: Record<string, unknown>
  totalMatches: number
  returned: number
  latencyMs: number
  /** The complete response, if a page shows it again free of charge. */
  answer?: unknown
}

/** The columns of `search_history` that a charge writes. */
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
  unresolved_skills: 'json',
  filters: 'json',
  total_matches: 'integer',
  returned: 'integer',
  outcome: 'text',
  units: 'integer',
  latency_ms: 'integer',
  answer: 'json',
} as const
