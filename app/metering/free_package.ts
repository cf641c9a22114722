import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/clients/client'
import { databaseNow } from '#app/core/database_clock'
import DefaultSetup from '#app/setup/default_setup'
import Package from '#app/packages/package'
import ClientPackage from '#app/metering/client_package'

/**
 * Gives a new client the free package of Limitation Setup, active from now.
 * Writes one client package in the given transaction. Null when none is set up or it is not on offer.
 */
export async function grantDefaultFreePackage(
  client: Client,
  trx: TransactionClientContract
): Promise<ClientPackage | null> {
  const { freePackageId } = await DefaultSetup.current(trx)
  if (!freePackageId) return null

  const offer = await Package.query({ client: trx })
    .where({ id: freePackageId, family: 'free', status: 'active' })
    .first()
  if (!offer) return null

  const activatedAt = await databaseNow(trx)
  return ClientPackage.create(
    {
      ...ClientPackage.snapshotOf(offer),
      clientId: client.id,
      activatedAt,
      expiresAt: offer.validityDays ? activatedAt.plus({ days: offer.validityDays }) : null,
    },
    { client: trx }
  )
}
