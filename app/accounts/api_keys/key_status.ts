import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import type ApiKey from '#app/accounts/api_keys/api_key'

export const keyStatuses = ['active', 'capped', 'expired', 'revoked'] as const

export type KeyStatus = (typeof keyStatuses)[number]

/**
 * What a key is at a moment of the database's clock (`databaseNow`). One that has reached its cap is
 * refused what costs calls, and still opens what is free.
 */
export function keyStatusOf(
  key: Pick<ApiKey, 'revokedAt' | 'expiresAt' | 'capCalls' | 'usedCalls'>,
  now: DateTime
): KeyStatus {
  if (key.revokedAt) return 'revoked'
  if (key.expiresAt && key.expiresAt <= now) return 'expired'
  return key.capCalls !== null && key.usedCalls >= key.capCalls ? 'capped' : 'active'
}

/** The same in SQL, at the moment of the statement: an expression on `api_keys` to filter by. */
export function sqlKeyStatus(client: QueryClientContract): string {
  return `case when api_keys.revoked_at is not null then 'revoked'
    when api_keys.expires_at <= ${sqlNow(client)} then 'expired'
    when api_keys.used_calls >= api_keys.cap_calls then 'capped'
    else 'active' end`
}
