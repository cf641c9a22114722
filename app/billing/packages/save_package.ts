import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf } from '#app/core/db/change_log'
import { violatesForeignKey } from '#app/core/db/foreign_key_violation'
import { lockRow, lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { violatesUnique } from '#app/core/db/unique_violation'
import { t } from '#app/core/text/text'
import Currency from '#app/money/currency'
import type { Family } from '#app/billing/families'
import Package, { type PackageStatus } from '#app/billing/package'
import {
  emptyTerms,
  termsNow,
  termsWith,
  type PackageChanges,
  type PackageTerms,
} from '#app/billing/packages/package_fields'
import DefaultSetup from '#app/billing/default_setup'
import type { AuditAction } from '#app/accounts/audit/audit_actions'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'

/**
 * Creates a package of the family, by default as a draft, and logs it. Throws a 422 `Refusal` for
 * fields that do not fit the family.
 */
export async function createPackage(
  family: Family,
  input: PackageChanges & { name: string },
  actor: Actor,
  within?: TransactionClientContract
): Promise<Package> {
  return refusingTaken(family, input.name, () =>
    inTransaction(async (trx) => {
      await lockRows(trx, Package, noRow)
      const { resPercentage } = await DefaultSetup.current(trx)
      const currency = await currencyOf(input.currency ?? null, trx)
      const terms = termsWith(family, emptyTerms(family, resPercentage), input, currency)
      const offer = new Package().useTransaction(trx).merge({ family, version: 1 })
      await writeTerms(offer, terms, currency)
      await writeAuditEntry(trx, actor, {
        action: 'created',
        ...subjectOf(offer),
        after: { ...terms },
      })
      return offer
    }, within)
  )
}

/**
 * Updates the given terms of a package and logs the changes; does nothing if nothing changes. Activated
 * packages keep their terms. Throws `StaleWrite`, a 422 `Refusal`, or a 409 `Refusal` for a status that
 * is not possible.
 */
export async function updatePackage(
  offer: Package,
  changes: PackageChanges,
  { actor, claim, within }: StaffWriting
): Promise<void> {
  await refusingTaken(offer.family, changes.name ?? offer.name, () =>
    inTransaction(async (trx) => {
      const current = await lockPackage(trx, offer.id)
      claim?.check(current.version, t('packages_answers.this_package', { family: current.family }))
      const before = termsNow(current)
      const { after, currency } = await outcomeOf(current, changes, trx)
      const difference = differenceOf({ ...before }, { ...after })
      if (!difference) return

      if (after.status !== before.status) await refuseStatus(current, after.status, trx)
      current.version += 1
      await writeTerms(current, after, currency)
      const action = actionOf(before.status, after.status)
      await writeAuditEntry(trx, actor, { action, ...subjectOf(current), ...difference })
    }, within)
  )
}

/**
 * The public names of the terms that would change; the currency must be loaded. Throws a 422 `Refusal`
 * as `updatePackage` does.
 */
export async function termsThatDiffer(
  offer: Package,
  changes: PackageChanges,
  trx: TransactionClientContract
): Promise<string[]> {
  const { after } = await outcomeOf(offer, changes, trx)
  return Object.keys(differenceOf({ ...termsNow(offer) }, { ...after })?.after ?? {})
}

/**
 * Deletes a package that was never activated and is not the default free package. Throws a 409 `Refusal` that
 * suggests to archive it, or `StaleWrite`.
 */
export async function deletePackage(offer: Package, { actor, claim }: StaffWriting): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const current = await lockPackage(trx, offer.id)
      claim?.check(current.version, t('packages_answers.this_package', { family: current.family }))
      await refuseWithdrawalOfDefault(current, 'deleted', trx)
      const activations = await activationsOf(current, trx)
      if (activations) throw new PackageActivated(current, activations)

      await current.delete()
      const before = { ...termsNow(current) }
      await writeAuditEntry(trx, actor, { action: 'deleted', ...subjectOf(current), before })
    })
  } catch (error) {
    // A client may activate it, or Limitation Setup may refer to it, at the same time.
    if (violatesForeignKey(error, 'client_packages', 'package_id'))
      throw new PackageActivated(offer, 1)
    if (violatesForeignKey(error, 'default_setups', 'free_package_id')) {
      throw new IsDefaultPackage(offer, 'deleted')
    }
    throw error
  }
}

class IsDefaultPackage extends Refusal {
  constructor({ name }: Package, leaving: Withdrawal) {
    super(t(withdrawalTexts[leaving], { name }), { code: 'default_package' })
  }
}

type Withdrawal = keyof typeof withdrawalTexts

const withdrawalTexts = {
  deleted: 'packages_answers.new_clients_get_it_no_delete',
  off_offer: 'packages_answers.new_clients_get_it_stays_on_offer',
} as const

class PackageActivated extends Refusal {
  constructor({ name }: Package, activations: number) {
    super(t('packages_answers.activated_so_no_delete', { name, count: activations }), {
      code: 'in_use',
    })
  }
}

async function outcomeOf(offer: Package, changes: PackageChanges, trx: TransactionClientContract) {
  const before = termsNow(offer)
  const code = changes.currency === undefined ? before.currency : changes.currency
  const currency = await currencyOf(code, trx)
  return { currency, after: termsWith(offer.family, before, changes, currency) }
}

/** All status changes are possible, except that an activated package cannot become a draft. */
async function refuseStatus(
  current: Package,
  status: PackageStatus,
  trx: TransactionClientContract
) {
  if (status !== 'active') await refuseWithdrawalOfDefault(current, 'off_offer', trx)
  if (status !== 'draft' || !(await activationsOf(current, trx))) return
  throw new Refusal(t('packages_answers.activated_so_no_draft', { name: current.name }), {
    code: 'in_use',
  })
}

async function refuseWithdrawalOfDefault(
  current: Package,
  leaving: Withdrawal,
  trx: TransactionClientContract
) {
  const { freePackageId } = await DefaultSetup.current(trx)
  if (freePackageId === current.id) throw new IsDefaultPackage(current, leaving)
}

async function activationsOf(current: Package, trx: TransactionClientContract): Promise<number> {
  const [{ total }] = await trx
    .from('client_packages')
    .where('package_id', current.id)
    .count('* as total')
  return Number(total)
}

async function writeTerms(offer: Package, terms: PackageTerms, currency: Currency | null) {
  const { name, description, price, priority, features, status } = terms
  await offer
    .merge({ name, description, price, priority, features, status })
    .merge({
      totalCalls: terms.total_calls,
      unitPrice: terms.unit_price,
      minimumQuantity: terms.minimum_quantity,
      maximumQuantity: terms.maximum_quantity,
      currencyId: terms.currency === null ? null : (currency?.id ?? null),
      validityDays: terms.validity_days,
      resPercentage: terms.res_percentage,
    })
    .save()
}

function subjectOf({ uid, name }: Package) {
  return { subject: 'package' as const, subjectUid: uid, subjectName: name }
}

function actionOf(before: PackageStatus, after: PackageStatus): AuditAction {
  if (before === after) return 'updated'
  if (after === 'archived') return 'archived'
  if (before === 'archived') return 'restored'
  return after === 'active' ? 'activated' : 'updated'
}

function currencyOf(code: string | null, trx: TransactionClientContract): Promise<Currency | null> {
  return code === null ? Promise.resolve(null) : Currency.lockByCode(trx, code)
}

/** Locks the package (see `lockRow`) and loads it with its currency. */
async function lockPackage(trx: TransactionClientContract, id: number): Promise<Package> {
  const offer = await lockRow(trx, Package, id, 'packages_answers.the_package')
  await offer.load('currency')
  return offer
}

/** There is no row to lock yet, but on SQLite a transaction must start with a write. */
const noRow = { id: 0 }

async function refusingTaken<Result>(
  family: Family,
  name: string,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!violatesUnique(error, 'packages', 'family', 'name')) throw error
    throw new FieldRefusal('name', 'taken', t('packages_answers.name_taken', { family, name }))
  }
}
