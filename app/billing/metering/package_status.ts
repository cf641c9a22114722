import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { currentPackage, usablePackage } from '#app/billing/metering/payment_order'
import type ClientPackage from '#app/billing/client_package'

export const packageStatuses = [
  'scheduled',
  'active',
  'exhausted',
  'expired',
  'cancelled',
  'refunded',
] as const

export type PackageStatus = (typeof packageStatuses)[number]

/**
 * What a client package is at a moment of the database's clock (`databaseNow`): cancelled and refunded
 * are stored; scheduled, expired and exhausted follow from its term and its counter. Only an active one
 * can pay. One whose term is over is expired, used up or not.
 */
export function derivedStatus(
  clientPackage: Pick<
    ClientPackage,
    'status' | 'activatedAt' | 'expiresAt' | 'usageCalls' | 'totalCalls'
  >,
  now: DateTime
): PackageStatus {
  const { status, activatedAt, expiresAt, usageCalls, totalCalls } = clientPackage
  if (status !== 'active') return status
  if (activatedAt > now) return 'scheduled'
  if (expiresAt && expiresAt <= now) return 'expired'
  return usageCalls < totalCalls ? 'active' : 'exhausted'
}

/** The same in SQL, at the moment of the statement: an expression on `client_packages` to filter by. */
export function sqlPackageStatus(client: QueryClientContract): string {
  return `case when client_packages.status <> 'active' then client_packages.status
    when client_packages.activated_at > ${sqlNow(client)} then 'scheduled'
    when ${usablePackage(client)} then 'active'
    when ${currentPackage(client)} then 'exhausted'
    else 'expired' end`
}
