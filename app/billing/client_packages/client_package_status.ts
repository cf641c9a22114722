import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { isPostgres } from '#app/core/db/prepared_rows'
import { currentPackage, hasStarted } from '#app/billing/client_packages/payment_order'
import type ClientPackage from '#app/billing/client_package'

export const clientPackageStatuses = [
  'pending_payment',
  'scheduled',
  'active',
  'exhausted',
  'expired',
  'cancelled',
  'refunded',
] as const

export type ClientPackageStatus = (typeof clientPackageStatuses)[number]

/**
 * The status of a client package at a time of the database clock (`databaseNow`). Pending, cancelled
 * and refunded are stored; scheduled, expired and exhausted follow from its term and its counter. Only an active package can
 * pay. A package past its term is expired, even if it is used up.
 */
export function clientPackageStatusOf(
  clientPackage: Pick<
    ClientPackage,
    'status' | 'activatedAt' | 'expiresAt' | 'usageCalls' | 'totalCalls'
  >,
  now: DateTime
): ClientPackageStatus {
  const { status, activatedAt, expiresAt, usageCalls, totalCalls } = clientPackage
  if (status === 'pending') return 'pending_payment'
  if (status !== 'active') return status
  if (activatedAt > now) return 'scheduled'
  if (expiresAt && expiresAt <= now) return 'expired'
  return usageCalls < totalCalls ? 'active' : 'exhausted'
}

/** The same in SQL, at the time of the statement: an expression on `client_packages`. */
export function sqlClientPackageStatus(client: QueryClientContract): string {
  const whens = Object.entries(conditionsOf(client)).map(
    ([status, condition]) => `when ${condition} then '${status}'`
  )
  return `case ${whens.join(' ')} end`
}

/** A condition in SQL for `client_packages` with one of these statuses, which indexes serve. */
export function sqlWithStatus(client: QueryClientContract, statuses: string[]): string {
  const conditions: Record<string, string> = conditionsOf(client)
  return statuses.map((status) => `(${conditions[status]})`).join(' or ')
}

/**
 * The condition of each status. On PostgreSQL, it has a generated column for used-up packages, and so does its index:
 * an index with the counter would be written by every charge (`20261126003000_index_states_of_packages.ts`).
 */
function conditionsOf(client: QueryClientContract): Record<ClientPackageStatus, string> {
  const now = sqlNow(client)
  const current = currentPackage(client)
  const stored = (status: string) =>
    `client_packages.status <> 'active' and client_packages.status = '${status}'`
  const isUsedUp = isPostgres(client)
    ? 'client_packages.is_used_up'
    : 'client_packages.usage_calls >= client_packages.total_calls'
  return {
    pending_payment: stored('pending'),
    scheduled: `client_packages.status = 'active' and client_packages.activated_at > ${now}`,
    active: `${current} and not (${isUsedUp})`,
    exhausted: `${current} and ${isUsedUp}`,
    expired: `client_packages.status = 'active' and ${hasStarted(client)}
      and client_packages.expires_at <= ${now}`,
    cancelled: stored('cancelled'),
    refunded: stored('refunded'),
  }
}
