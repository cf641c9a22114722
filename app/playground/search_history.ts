import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SearchHistorySchema } from '#database/schema'
import { sqlNow } from '#app/core/database_clock'
import { jsonTable } from '#app/core/raw_rows'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/metering/client_package'

/** One search that was answered: by whom, what was asked, what was found and which package paid. */
export default class SearchHistory extends SearchHistorySchema {
  static table = 'search_history'

  declare origin: 'playground' | 'api'
  declare outcome: 'found' | 'empty'
  declare skills: string[]
  declare filters: Record<string, unknown>

  @belongsTo(() => ClientPackage)
  declare clientPackage: BelongsTo<typeof ClientPackage>

  @beforeCreate()
  static assignUid(search: SearchHistory) {
    search.uid ??= newUid()
  }
}

/** What the history keeps of a search, besides who paid. */
export interface SearchRecord {
  /** The public id of the history row, where the caller needs it beforehand. */
  uid?: string
  userId: number | null
  origin: 'playground' | 'api'
  /** The terms as they were asked. */
  skills: string[]
  /** min_weight, max_weight, type, domain, limit as they were asked. */
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
}

/** The statement that writes history rows: its one binding is the JSON text of `searchRow`s. */
export function insertSearches(client: QueryClientContract): string {
  const searches = jsonTable(client, 'search', {
    uid: 'uuid',
    request_id: 'uuid',
    client_id: 'integer',
    user_id: 'integer',
    client_package_id: 'integer',
    origin: 'text',
    skills: 'json',
    filters: 'json',
    total_matches: 'integer',
    returned: 'integer',
    outcome: 'text',
    units: 'integer',
    latency_ms: 'integer',
    answer: 'json',
  })
  return `insert into search_history
      (uid, request_id, client_id, user_id, client_package_id, origin, skills, filters,
       total_matches, returned, outcome, units, latency_ms, answer, created_at)
    select uid, request_id, client_id, user_id, client_package_id, origin, skills, filters,
           total_matches, returned, outcome, units, latency_ms, answer, ${sqlNow(client)}
    from ${searches}`
}

export function searchRow(search: SearchRecord, payment: SearchPayment) {
  return {
    uid: search.uid ?? newUid(),
    request_id: payment.requestId,
    client_id: payment.clientId,
    user_id: search.userId,
    client_package_id: payment.clientPackageId,
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
