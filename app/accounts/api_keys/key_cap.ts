import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlMonth, sqlNow } from '#app/core/db/database_clock'
import type ApiKey from '#app/accounts/api_keys/api_key'

/** A cap is for the lifetime of the key, or for each month (UTC). */
export const capPeriods = ['total', 'month'] as const

export type CapPeriod = (typeof capPeriods)[number]

/** The calls of a key that count toward its cap at the time `now` of the database clock. */
export function cappedCallsOf(
  { capPeriod, usedCalls, month, monthCalls }: CountedKey,
  now: DateTime
): number {
  if (capPeriod === 'total') return usedCalls
  return month === now.toUTC().toFormat('yyyy-MM') ? monthCalls : 0
}

/** The same in SQL at the time of the statement: an expression on `api_keys`. */
export function sqlCappedCalls(client: QueryClientContract): string {
  return `case when api_keys.cap_period = 'total' then api_keys.used_calls
    when api_keys.month = ${sqlMonth(client, sqlNow(client))} then api_keys.month_calls else 0 end`
}

/** The start of the next month (UTC), when a monthly cap resets; null for other caps. */
export function capResetOf({ capCalls, capPeriod }: CountedKey, now: DateTime): DateTime | null {
  if (capCalls === null || capPeriod === 'total') return null
  return now.toUTC().startOf('month').plus({ months: 1 })
}

export type CountedKey = Pick<
  ApiKey,
  'capCalls' | 'capPeriod' | 'usedCalls' | 'month' | 'monthCalls'
>
