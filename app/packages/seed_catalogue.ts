import db from '@adonisjs/lucid/services/db'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { FieldRefusal } from '#app/core/problem'
import Currency from '#app/currencies/currency'
import { minorUnits } from '#app/currencies/money'
import type { catalogueValidator } from '#app/packages/catalogue_validators'
import { families } from '#app/packages/families'
import Package from '#app/packages/package'
import DefaultSetup from '#app/setup/default_setup'

export type Catalogue = Infer<typeof catalogueValidator>

export interface Tally {
  created: number
  updated: number
  unchanged: number
}

export interface SeedReport {
  currencies: Tally
  packages: Tally
  /** The name of the free package for new clients, where the catalogue says one. */
  defaultFreePackage: string | null
}

/** Something in the catalogue does not fit; `field` is its place, for example `packages.2.price`. */
export class CatalogueFault extends FieldRefusal {
  constructor(field: string, message: string) {
    super(field, 'invalid_catalogue', `${field}: ${message}`)
  }
}

/**
 * Brings currencies and packages to what the catalogue says, in one transaction: currencies by their
 * code, packages by family and name. What it does not name stays. The same catalogue again changes
 * nothing. With `dryRun` everything is done and nothing kept. Throws `CatalogueFault`.
 */
export async function seedCatalogue(
  catalogue: Catalogue,
  { dryRun = false }: { dryRun?: boolean } = {}
): Promise<SeedReport> {
  const trx = await db.transaction()
  try {
    const report = await seed(catalogue, trx)
    await (dryRun ? trx.rollback() : trx.commit())
    return report
  } catch (error) {
    await trx.rollback()
    throw error
  }
}

async function seed(catalogue: Catalogue, trx: TransactionClientContract): Promise<SeedReport> {
  const currencies = await seedCurrencies(catalogue, trx)
  const packages = await seedPackages(catalogue, trx)
  const { default_free_package: free } = catalogue
  if (free) await setDefaultFreePackage(free, trx)
  return { currencies, packages, defaultFreePackage: free ?? null }
}

async function seedCurrencies(
  { currencies = [] }: Catalogue,
  trx: TransactionClientContract
): Promise<Tally> {
  const tally = { created: 0, updated: 0, unchanged: 0 }
  const bases = currencies.filter((entry) => entry.is_base)
  if (bases.length > 1) {
    throw new CatalogueFault('currencies', `only one is the base, not ${bases.length}`)
  }
  if (bases.length) {
    await Currency.query({ client: trx })
      .where('is_base', true)
      .whereNot('code', bases[0].code)
      .update({ is_base: false })
  }
  for (const entry of currencies) {
    const { code } = entry
    const currency =
      (await Currency.findBy('code', code, { client: trx })) ??
      new Currency().useTransaction(trx).merge({ code })
    currency.merge({
      name: entry.name,
      symbol: entry.symbol,
      exponent: entry.exponent ?? 2,
      rate: entry.rate ?? 1,
      isBase: entry.is_base ?? false,
      active: entry.active ?? true,
    })
    await count(currency, tally)
  }
  return tally
}

async function seedPackages(
  { packages = [] }: Catalogue,
  trx: TransactionClientContract
): Promise<Tally> {
  const tally = { created: 0, updated: 0, unchanged: 0 }
  const known = await Currency.query({ client: trx })
  const currencies = new Map(known.map((currency) => [currency.code, currency]))
  for (const [index, entry] of packages.entries()) {
    const { family, name } = entry
    const offer =
      (await Package.query({ client: trx }).where({ family, name }).first()) ??
      new Package().useTransaction(trx).merge({ family, name })
    offer.merge(termsOf(entry, `packages.${index}`, currencies))
    await count(offer, tally)
  }
  return tally
}

type Entry = NonNullable<Catalogue['packages']>[number]

/** The columns of a package as its family wants them. */
function termsOf(entry: Entry, place: string, currencies: Map<string, Currency>) {
  const rules = families[entry.family]
  const currency = entry.currency ? currencies.get(entry.currency) : undefined
  if (rules.priced && !currency) {
    throw new CatalogueFault(`${place}.currency`, `must name a currency that exists`)
  }
  const amount = (field: 'price' | 'unit_price') => {
    const given = entry[field]
    if (given === undefined) throw new CatalogueFault(`${place}.${field}`, 'is missing')
    const minor = minorUnits(given, currency?.exponent ?? 2)
    if (minor !== null) return minor
    throw new CatalogueFault(`${place}.${field}`, `has more decimals than ${entry.currency} knows`)
  }
  if (rules.quantity && !(entry.minimum_quantity && entry.maximum_quantity)) {
    throw new CatalogueFault(`${place}.minimum_quantity`, 'goes with maximum_quantity here')
  }
  return {
    description: entry.description ?? null,
    totalCalls: entry.total_calls,
    price: rules.priced && !rules.quantity ? amount('price') : 0,
    unitPrice: rules.quantity ? amount('unit_price') : null,
    minimumQuantity: rules.quantity ? (entry.minimum_quantity ?? null) : null,
    maximumQuantity: rules.quantity ? (entry.maximum_quantity ?? null) : null,
    currencyId: rules.priced ? (currency?.id ?? null) : null,
    validityDays: entry.validity_days ?? null,
    priority: entry.priority ?? rules.priority,
    resPercentage: entry.res_percentage ?? 100,
    features: entry.features ?? [],
    status: entry.status ?? ('active' as const),
  }
}

async function setDefaultFreePackage(name: string, trx: TransactionClientContract) {
  const offer = await Package.query({ client: trx }).where({ family: 'free', name }).first()
  if (!offer) {
    throw new CatalogueFault('default_free_package', `there is no free package named "${name}"`)
  }
  const setup = await DefaultSetup.current(trx)
  await setup.merge({ freePackageId: offer.id }).save()
}

/** Saves what differs; a record that is edited counts its versions. */
async function count(record: LucidRow & { version: number }, tally: Tally) {
  if (!record.$isPersisted) {
    tally.created += 1
  } else if (record.$isDirty) {
    tally.updated += 1
    record.version += 1
  } else {
    tally.unchanged += 1
  }
  await record.save()
}
