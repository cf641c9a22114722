import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Client from '#app/accounts/client'
import { activatePackage } from '#app/billing/sales/activate_package'
import type ClientPackage from '#app/billing/client_package'
import { freeFamilies } from '#app/billing/families'
import Package from '#app/billing/package'
import DefaultSetup from '#app/billing/default_setup'
import { operator } from '#app/accounts/audit/audit_log'

/**
 * Assigns the default free package of Limitation Setup to a new client, active at once, with a sale of 0.
 * Runs in the given transaction. Returns null if there is no such package.
 */
export async function grantDefaultFreePackage(
  client: Client,
  trx: TransactionClientContract
): Promise<ClientPackage | null> {
  const offer = await defaultFreePackage(await DefaultSetup.current(trx), trx)
  if (!offer) return null

  const activation = { client, offer, actor: operator, channel: 'free' as const }
  const { clientPackage } = await activatePackage(activation, trx)
  return clientPackage
}

/** The package that a new account gets, to show to guests; null if there is none. */
export async function initialPackage(
  setup: DefaultSetup
): Promise<{ name: string; total_calls: number } | null> {
  return initialPackageOf(await defaultFreePackage(setup, db.connection()))
}

/** The same if the default free package was loaded, unless it is no longer offered. */
export function initialPackageOf(offer: Package | null | undefined) {
  return isOffered(offer) ? { name: offer.name, total_calls: offer.totalCalls } : null
}

async function defaultFreePackage(
  { freePackageId }: DefaultSetup,
  client: QueryClientContract
): Promise<Package | null> {
  const offer = freePackageId ? await Package.find(freePackageId, { client }) : null
  return isOffered(offer) ? offer : null
}

function isOffered(offer: Package | null | undefined): offer is Package {
  return offer?.status === 'active' && freeFamilies.some((family) => family === offer.family)
}
