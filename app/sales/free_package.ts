import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/clients/client'
import { activatePackage } from '#app/sales/activate_package'
import type ClientPackage from '#app/metering/client_package'
import { freeFamilies } from '#app/packages/families'
import Package from '#app/packages/package'
import DefaultSetup from '#app/setup/default_setup'
import { operator } from '#app/audit/audit_log'

/**
 * Gives a new client the free package of Limitation Setup, active from now, as a sale of nothing.
 * Writes in the given transaction. Null when none is set up or it is not on offer.
 */
export async function grantDefaultFreePackage(
  client: Client,
  trx: TransactionClientContract
): Promise<ClientPackage | null> {
  const { freePackageId } = await DefaultSetup.current(trx)
  if (!freePackageId) return null

  const offer = await Package.query({ client: trx })
    .where({ id: freePackageId, status: 'active' })
    .whereIn('family', freeFamilies)
    .first()
  if (!offer) return null

  const activation = { client, offer, actor: operator, channel: 'free' as const }
  const { clientPackage } = await activatePackage(activation, trx)
  return clientPackage
}
