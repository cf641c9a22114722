import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import ClientPackage from '#app/billing/client_package'

/**
 * Makes a pending package active: it starts now, or at its later start, for the validity of its offer. Returns
 * whether it was pending. Lock the client first.
 */
export async function releasePackage(
  trx: TransactionClientContract,
  { id }: Pick<ClientPackage, 'id'>
): Promise<boolean> {
  const clientPackage = await ClientPackage.lock(trx, id)
  if (clientPackage.status !== 'pending') return false
  const { activatedAt: planned, validityDays, version } = clientPackage
  const activatedAt = DateTime.max(planned, await databaseNow(trx))
  await clientPackage
    .merge({
      status: 'active',
      activatedAt,
      expiresAt: validityDays ? activatedAt.plus({ days: validityDays }) : null,
      version: version + 1,
    })
    .save()
  return true
}
