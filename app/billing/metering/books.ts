import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { answerRow } from '#app/core/http/idempotency'
import type { searchColumns } from '#app/billing/metering/search_record'
import type { Family } from '#app/billing/families'

/** A client package that can pay, as its row is while the lock holds. */
export interface PurseRow {
  id: number
  uid: string
  client_id: number
  name: string
  family: Family
  res_percentage: number
  total_calls: number
  usage_calls: number
  first_alert_at: unknown
  last_alert_at: unknown
  first_alert_percentage: number
  last_alert_percentage: number
  /** All calls of the client's current packages, used or not. */
  call_limit: number
}

/** A key that calls are charged to, as its row is while the lock holds. */
export interface KeyRow {
  id: number
  cap_calls: number | null
  used_calls: number
}

/** What a charge writes. */
export interface Entries {
  counters: Array<{ id: number; units: number; first_alert: boolean; last_alert: boolean }>
  charges: Array<{
    client_id: number
    client_package_id: number
    request_id: string
    units: number
    api_key_id: number | null
  }>
  /** What each key is charged; none where nobody calls by a key. */
  keys: Array<{ id: number; units: number }>
  searches: Array<Record<keyof typeof searchColumns, unknown>>
  answers: Array<ReturnType<typeof answerRow>>
}

/** How a database keeps the books: the same effect, by the statements that cost it least. */
export interface Books {
  /** Locks the packages of these active clients that can pay; in order of payment. */
  lock: (clientIds: number[], trx: TransactionClientContract) => Promise<PurseRow[]>
  /** Locks those of these keys that are not revoked. */
  lockKeys: (ids: number[], trx: TransactionClientContract) => Promise<KeyRow[]>
  /** Writes all entries and says how many keys took their answer. */
  write: (entries: Entries, trx: TransactionClientContract) => Promise<{ answered: number }>
}

export const chargeColumns = {
  client_id: 'integer',
  client_package_id: 'integer',
  request_id: 'uuid',
  units: 'integer',
  api_key_id: 'integer',
} as const
