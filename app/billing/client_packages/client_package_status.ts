import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { currentPackage, usablePackage } from '#app/billing/client_packages/payment_order'
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
  return `case when client_packages.status = 'pending' then 'pending_payment'
    when client_packages.status <> 'active' then client_packages.status
    when client_packages.activated_at > ${sqlNow(client)} then 'scheduled'
    when ${usablePackage(client)} then 'active'
    when ${currentPackage(client)} then 'exhausted'
    else 'expired' end`
}

/** A condition that all packages of these statuses meet, and that an index finds quickly if they are rare. */
export function sqlIndexedCondition(client: QueryClientContract, statuses: string[]): string {
  const ended = `client_packages.status <> 'active'`
  const conditions: Record<string, string> = {
    scheduled: `client_packages.activated_at > ${sqlNow(client)}`,
    expired: `client_packages.expires_at <= ${sqlNow(client)}`,
    pending_payment: ended,
    cancelled: ended,
    refunded: ended,
  } satisfies Partial<Record<ClientPackageStatus, string>>
  if (!statuses.every((status) => Object.hasOwn(conditions, status))) return 'true'
  return [...new Set(statuses.map((status) => conditions[status]))].join(' or ')
}
