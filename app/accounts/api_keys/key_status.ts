import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { cappedCallsOf, sqlCappedCalls, type CountedKey } from '#app/accounts/api_keys/key_cap'
import type ApiKey from '#app/accounts/api_keys/api_key'

export const keyStatuses = ['active', 'capped', 'expired', 'revoked'] as const

export type KeyStatus = (typeof keyStatuses)[number]

/**
 * The status of a key at a time of the database clock (`databaseNow`). A key that has reached its
 * cap can still make calls that are free.
 */
export function keyStatusOf(
  key: Pick<ApiKey, 'revokedAt' | 'expiresAt'> & CountedKey,
  now: DateTime
): KeyStatus {
  if (key.revokedAt) return 'revoked'
  if (key.expiresAt && key.expiresAt <= now) return 'expired'
  return key.capCalls !== null && cappedCallsOf(key, now) >= key.capCalls ? 'capped' : 'active'
}

/** The same in SQL at the time of the statement: an expression on `api_keys` for filters. */
export function sqlKeyStatus(client: QueryClientContract): string {
  return `case when api_keys.revoked_at is not null then 'revoked'
    when api_keys.expires_at <= ${sqlNow(client)} then 'expired'
    when ${sqlCappedCalls(client)} >= api_keys.cap_calls then 'capped'
    else 'active' end`
}
