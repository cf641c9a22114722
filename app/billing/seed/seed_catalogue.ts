import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { operator } from '#app/accounts/audit/audit_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { seedCurrencies } from '#app/billing/seed/seed_currencies'
import type { catalogueValidator } from '#app/billing/seed/catalogue_validators'
import { freeFamilies } from '#app/billing/families'
import Package from '#app/billing/package'
import { createPackage, termsThatDiffer, updatePackage } from '#app/billing/packages/save_package'
import {
  atPlace,
  CatalogueFault,
  emptySeedTally,
  type Seeding,
  type SeedTally,
} from '#app/billing/seed/seed_report'
import { changeSetup, lockSetup } from '#app/billing/setup/change_setup'

export type Catalogue = Infer<typeof catalogueValidator>

export interface SeedReport {
  currencies: SeedTally
  packages: SeedTally
  /** Null if the catalogue has no default free package. */
  defaultFreePackage: DefaultFreePackage | null
}

interface DefaultFreePackage {
  name: string
  outcome: 'set' | 'unchanged' | 'kept'
}

interface SeedOptions {
  /** Everything is rolled back at the end. */
  dryRun?: boolean
  /** Existing records that differ are changed as well. */
  update?: boolean
}

/**
 * Creates the missing currencies and packages of the catalogue in one transaction. Currencies are identified
 * by code, packages by family and name. Existing records that differ are kept and listed, since staff may
 * have edited them; with `update` they are changed. Values that the catalogue does not have are kept. All
 * changes apply the rules of the pages and are logged in the audit log as the operator's. Throws
 * `CatalogueFault`.
 */
export function seedCatalogue(
  catalogue: Catalogue,
  { dryRun = false, update = false }: SeedOptions = {}
): Promise<SeedReport> {
  return inTransaction(async (trx) => {
    const setup = await lockSetup(trx)
    const seeding = { actor: operator, update, trx }
    const { currencies = [], packages = [], default_free_package: free } = catalogue
    const report: SeedReport = {
      currencies: await seedCurrencies(currencies, seeding),
      packages: await seedPackages(packages, seeding),
      defaultFreePackage: null,
    }
    if (free) {
      const offer = await freePackageNamed(free, trx)
      const outcome = await seedDefaultFreePackage(offer, setup.freePackageId, seeding)
      report.defaultFreePackage = { name: free, outcome }
    }
    if (dryRun) await trx.rollback()
    return report
  })
}

type Entry = NonNullable<Catalogue['packages']>[number]

async function seedPackages(entries: Entry[], seeding: Seeding): Promise<SeedTally> {
  const tally = emptySeedTally()
  for (const [index, entry] of entries.entries()) {
    const place = `packages.${index}`
    const isSame = ({ family, name }: Entry) => family === entry.family && name === entry.name
    if (entries.findIndex(isSame) !== index) {
      throw new CatalogueFault(`${place}.name`, `“${entry.name}” is listed twice.`)
    }
    await atPlace(place, () => seedPackage(entry, tally, seeding))
  }
  return tally
}

/** New packages are active by default. */
async function seedPackage(
  { family, ...terms }: Entry,
  tally: SeedTally,
  { actor, update, trx }: Seeding
): Promise<void> {
  const offer = await Package.query({ client: trx })
    .where({ family, name: terms.name })
    .preload('currency')
    .first()
  if (!offer) {
    await createPackage(family, { ...terms, status: terms.status ?? 'active' }, actor, trx)
    tally.created += 1
    return
  }
  const differing = await termsThatDiffer(offer, terms, trx)
  if (!differing.length) {
    tally.unchanged += 1
  } else if (update) {
    await updatePackage(offer, terms, { actor, within: trx })
    tally.updated += 1
  } else {
    tally.kept.push(`${terms.name} (${differing.join(', ')})`)
  }
}

async function freePackageNamed(name: string, trx: TransactionClientContract): Promise<Package> {
  const offer = await Package.query({ client: trx })
    .where({ name })
    .whereIn('family', freeFamilies)
    .first()
  if (offer) return offer
  throw new CatalogueFault('default_free_package', `There is no free package named “${name}”.`)
}

/** Sets the default free package if there is none; one that staff chose or removed is kept. */
async function seedDefaultFreePackage(
  { id, uid, status }: Package,
  current: number | null,
  { actor, update, trx }: Seeding
): Promise<DefaultFreePackage['outcome']> {
  if (current === id) return 'unchanged'
  if (!update && (current !== null || status !== 'active')) return 'kept'
  try {
    await changeSetup({ free_package: uid }, { actor, within: trx })
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    throw new CatalogueFault('default_free_package', error.message)
  }
  return 'set'
}
