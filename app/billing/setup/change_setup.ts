import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf } from '#app/core/db/change_log'
import { lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { nameKey } from '#app/core/text/name_key'
import { t } from '#app/core/text/text'
import { freeFamilies } from '#app/billing/families'
import Package from '#app/billing/package'
import DefaultSetup from '#app/billing/default_setup'
import {
  setupAttributeOf,
  limitNames,
  limitOf,
  type LimitName,
  type MoneyLimit,
} from '#app/billing/limits'
import { minorUnitsOf } from '#app/money/amount_field'
import Currency from '#app/money/currency'
import { writeAuditEntry, type StaffWriting } from '#app/accounts/audit/audit_log'

/** Limitation Setup by its public names; `free_package` is the public id of a package. */
export type SetupValues = Record<LimitName, number> & {
  free_package: string | null
  example_skills: string[]
}

/** The changed values; amounts of forms are texts in major units. */
export type SetupChanges = Partial<
  Omit<SetupValues, MoneyLimit> & Record<MoneyLimit, number | string>
>

/**
 * Changes the given limits, effective with the next request in every process, and logs the change in the
 * audit log; does nothing if nothing changes. Throws `StaleWrite`, or a 422 `Refusal` for a package that is
 * not active, skills that are not published, or alerts in the wrong order.
 */
export async function changeSetup(
  changes: SetupChanges,
  { actor, claim, within }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const setup = await lockSetup(trx)
    claim?.check(setup.version, t('setup_answers.limitation_setup'))

    const before = setupValues(setup)
    const given = Object.entries(await inMinorUnits(changes, trx)).filter(
      ([name, value]) => name in before && value !== undefined
    )
    const after: SetupValues = { ...before, ...Object.fromEntries(given) }
    if (changes.example_skills)
      after.example_skills = await cataloguedNames(trx, changes.example_skills)
    const difference = differenceOf(before, after)
    if (!difference) return
    refuseUnorderedAlerts(after)

    const isOtherPackage = after.free_package !== before.free_package
    const freePackageId = isOtherPackage
      ? await freePackageOnOffer(trx, after.free_package)
      : setup.freePackageId
    const figures = limitNames.map((name) => [setupAttributeOf(name), after[name]])
    await setup
      .useTransaction(trx)
      .merge({
        ...Object.fromEntries(figures),
        freePackageId,
        exampleSkills: after.example_skills,
        version: setup.version + 1,
      })
      .save()
    await writeAuditEntry(trx, actor, {
      action: 'updated',
      subject: 'default_setup',
      subjectUid: null,
      subjectName: 'Limitation Setup',
      ...difference,
    })
  }, within)
}

/** All values of a form or PUT: what may be left out is empty. */
export function completeSetup(
  input: Omit<SetupChanges, 'example_skills'> & { example_skills?: string[] | null }
): SetupChanges {
  const { free_package: freePackage = null, example_skills: names } = input
  return { ...input, free_package: freePackage, example_skills: names ?? [] }
}

/** The current values of Limitation Setup; `freePackage` must be loaded. */
export function setupValues(setup: DefaultSetup): SetupValues {
  const figures = limitNames.map((name) => [name, limitOf(setup, name)])
  const freePackage: Package | null = setup.freePackage
  return {
    free_package: freePackage?.uid ?? null,
    example_skills: setup.exampleSkills,
    ...(Object.fromEntries(figures) as Record<LimitName, number>),
  }
}

/** Locks the limits until the end of the transaction and loads their free package. */
export async function lockSetup(trx: TransactionClientContract): Promise<DefaultSetup> {
  await lockRows(trx, DefaultSetup, { id: 1 })
  const setup = await DefaultSetup.current(trx)
  await setup.load('freePackage')
  return setup
}

async function inMinorUnits(
  { credit_limit: given, ...changes }: SetupChanges,
  trx: TransactionClientContract
): Promise<Partial<SetupValues>> {
  if (given === undefined) return changes
  const base = await Currency.base(trx)
  return { ...changes, credit_limit: minorUnitsOf('credit_limit', given, base) }
}

/** The names as they are written in the catalogue. */
async function cataloguedNames(trx: TransactionClientContract, given: string[]): Promise<string[]> {
  const names = await publishedNames(trx, given)
  const missing = given.filter((name) => !names.has(nameKey(name)))
  if (missing.length) {
    const text = t('setup_answers.example_skills_not_published', { names: missing.join(', ') })
    throw new FieldRefusal('example_skills', 'not_found', text)
  }
  return [...new Set(given.map(nameKey))].flatMap((key) => names.get(key) ?? [])
}

/** The names of published skills among these, as they are written in the catalogue, by name key. */
export async function publishedNames(
  client: QueryClientContract,
  given: string[]
): Promise<Map<string, string>> {
  const rows: Array<{ name: string; name_key: string }> = await client
    .from('skills')
    .select('name', 'name_key')
    .where('status', 'published')
    .whereIn('name_key', given.map(nameKey))
  return new Map(rows.map(({ name, name_key: key }) => [key, name]))
}

function refuseUnorderedAlerts(values: SetupValues) {
  if (values.first_alert_percentage < values.last_alert_percentage) return
  throw new FieldRefusal('last_alert_percentage', 'order', t('setup.alerts_in_disorder'))
}

async function freePackageOnOffer(trx: TransactionClientContract, uid: string | null) {
  if (uid === null) return null
  const offer = await Package.findBy({ uid }, { client: trx })
  // A concurrent archive or delete waits for the lock and then fails, or came first and is seen here.
  if (offer) await lockRows(trx, Package, { id: offer.id })
  const freePackage = await Package.query({ client: trx })
    .where({ uid, status: 'active' })
    .whereIn('family', freeFamilies)
    .first()
  if (freePackage) return freePackage.id
  throw new FieldRefusal('free_package', 'not_found', t('setup.free_package_not_on_offer'))
}
