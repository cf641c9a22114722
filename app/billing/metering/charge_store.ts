import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlMonth, sqlNow } from '#app/core/db/database_clock'
import { textByDatabase } from '#app/core/db/prepared_rows'
import type { answerRow } from '#app/core/http/idempotency'
import type { searchColumns } from '#app/billing/metering/search_record'
import type { CapPeriod } from '#app/accounts/api_keys/key_cap'
import type { Family } from '#app/billing/families'

/** The locked row of a client package that can pay. */
export interface PackageRow {
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
  /** All calls of the client's current packages, used or unused. */
  call_limit: number
}

/** The locked row of an API key. */
export interface KeyRow {
  id: number
  client_id: number
  name: string
  cap_calls: number | null
  cap_period: CapPeriod
  used_calls: number
  month: string | null
  month_calls: number
  cap_warned: string | null
  /** The month (UTC) by the database clock. */
  current_month: string
}

/** The rows that a charge writes. */
export interface Entries {
  counters: Array<{ id: number; units: number; first_alert: boolean; last_alert: boolean }>
  charges: Array<{
    client_id: number
    client_package_id: number
    request_id: string
    units: number
    api_key_id: number | null
  }>
  /** The counters of each API key after the charges. */
  keys: Array<{
    id: number
    used_calls: number
    month: string
    month_calls: number
    cap_warned: string | null
  }>
  searches: Array<Record<keyof typeof searchColumns, unknown>>
  answers: Array<ReturnType<typeof answerRow>>
}

/** The database operations of charging; each implementation uses the fastest statements of its database. */
export interface ChargeStore {
  /** Locks the packages of these active clients that can pay, and returns them in payment order. */
  lockPackages: (clientIds: number[], trx: TransactionClientContract) => Promise<PackageRow[]>
  /** Locks these keys, except revoked ones. */
  lockKeys: (ids: number[], trx: TransactionClientContract) => Promise<KeyRow[]>
  /** Writes all entries; returns the number of idempotency keys that stored their response. */
  write: (entries: Entries, trx: TransactionClientContract) => Promise<{ answered: number }>
}

/** The columns of `KeyRow`. */
export const keyColumns = textByDatabase(
  (
    client
  ) => `id, client_id, name, cap_calls, cap_period, used_calls, month, month_calls, cap_warned,
    ${sqlMonth(client, sqlNow(client))} as current_month`
)

export const chargeColumns = {
  client_id: 'integer',
  client_package_id: 'integer',
  request_id: 'uuid',
  units: 'integer',
  api_key_id: 'integer',
} as const
