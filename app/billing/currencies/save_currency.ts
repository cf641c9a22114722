import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf } from '#app/core/db/change_log'
import { violatesForeignKey } from '#app/core/db/foreign_key_violation'
import { lockRow, lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { violatesUnique } from '#app/core/db/unique_violation'
import { t } from '#app/core/text/text'
import Currency from '#app/money/currency'
import type {
  changeCurrencyValidator,
  createCurrencyValidator,
} from '#app/billing/currencies/currency_validators'
import { isoCurrencies } from '#app/money/iso_4217'
import { usesOfCurrency } from '#app/billing/currencies/uses_of_currency'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'

export type NewCurrency = Infer<typeof createCurrencyValidator>
export type CurrencyChanges = Infer<typeof changeCurrencyValidator>

/**
 * Creates a currency of ISO 4217 and logs it. The first currency becomes the base currency, and so does a
 * later one with `is_base`, see `setBaseCurrency`. Throws a 422 `Refusal` for an invalid field.
 */
export async function createCurrency(
  input: NewCurrency,
  actor: Actor,
  within?: TransactionClientContract
): Promise<Currency> {
  const standard = isoCurrencies.get(input.code)
  if (!standard) {
    throw new FieldRefusal('code', 'unknown', t('currencies_answers.unknown', { code: input.code }))
  }
  return refusingTaken(input.code, () =>
    inTransaction(async (trx) => {
      await lockCurrencies(trx)
      const base = await baseOf(trx)
      if (base && input.rate === undefined) {
        throw new FieldRefusal(
          'rate',
          'required',
          t('currencies_answers.rate_required', { code: input.code, base: base.code })
        )
      }
      const currency = new Currency().useTransaction(trx).merge({
        code: input.code,
        name: input.name ?? standard.name,
        symbol: input.symbol ?? standard.symbol,
        exponent: input.exponent ?? standard.exponent,
        rate: base ? (input.rate ?? 1) : 1,
        isBase: !base,
        active: input.is_base || !base ? true : (input.active ?? true),
        version: 1,
      })
      await currency.save()
      await writeAuditEntry(trx, actor, {
        action: 'created',
        subject: 'currency',
        subjectUid: currency.uid,
        subjectName: currency.code,
        after: fieldsOf(currency),
      })
      if (base && input.is_base) await setAsBase(trx, currency, actor)
      return currency
    }, within)
  )
}

/**
 * Updates the given fields and logs the changes; does nothing if nothing changes. The code cannot be changed,
 * nor the exponent once something is priced in the currency. The base currency keeps rate 1 and stays active.
 * Throws `StaleWrite`, or a 422 `Refusal` for an invalid field.
 */
export async function updateCurrency(
  currency: Currency,
  changes: CurrencyChanges,
  { actor, claim, within }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockCurrency(trx, currency.id)
    claim?.check(current.version, t('currencies_answers.this_currency'))
    await refuseImpossible(trx, current, changes)

    const before = fieldsOf(current)
    const { name, symbol, exponent, rate, active } = changes
    current.merge(withoutUndefined({ name, symbol, exponent, rate, active }))
    const difference = differenceOf(before, fieldsOf(current))
    if (difference) {
      current.version += 1
      await current.save()
      await writeAuditEntry(trx, actor, {
        action: 'updated',
        subject: 'currency',
        subjectUid: current.uid,
        subjectName: current.code,
        ...difference,
      })
    }
    if (changes.is_base && !current.isBase) await setAsBase(trx, current, actor)
  }, within)
}

/**
 * Makes the currency the base currency. All rates are divided by its rate, so that their ratios stay the
 * same. Sales keep their rate and base currency. Throws `StaleWrite` or a 422 `Refusal`.
 */
export async function setBaseCurrency(
  currency: Currency,
  { actor, claim }: StaffWriting
): Promise<void> {
  await updateCurrency(currency, { is_base: true }, { actor, claim })
}

/** Deletes an unused currency. Throws a 409 `Refusal` that lists what uses it. */
export async function deleteCurrency(
  currency: Currency,
  { actor, claim }: StaffWriting
): Promise<void> {
  try {
    await removeUnused(currency, { actor, claim })
  } catch (error) {
    // A package or client may start to use it at the same time.
    const isTaken = ['packages', 'clients'].some((table) =>
      violatesForeignKey(error, table, 'currency_id')
    )
    throw isTaken ? new InUse(currency, await usesOfCurrency(currency)) : error
  }
}

class InUse extends Refusal {
  constructor({ code }: Currency, uses: string[]) {
    super(t('currencies_answers.used', { code, uses: uses.join(', ') }), { code: 'in_use' })
  }
}

async function removeUnused(currency: Currency, { actor, claim }: StaffWriting): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockCurrency(trx, currency.id)
    claim?.check(current.version, t('currencies_answers.this_currency'))
    if (current.isBase) {
      const others = await Currency.query({ client: trx }).whereNot('id', current.id).first()
      if (others) {
        throw new Refusal(t('currencies_answers.base_stays', { code: current.code }), {
          code: 'in_use',
        })
      }
    }
    const uses = await usesOfCurrency(current, { client: trx })
    if (uses.length) throw new InUse(current, uses)
    await current.delete()
    await writeAuditEntry(trx, actor, {
      action: 'deleted',
      subject: 'currency',
      subjectUid: current.uid,
      subjectName: current.code,
      before: fieldsOf(current),
    })
  })
}

async function refuseImpossible(
  trx: TransactionClientContract,
  current: Currency,
  changes: CurrencyChanges
) {
  const { code, exponent, rate, active, is_base: isBase } = changes
  if (code !== undefined && code !== current.code) {
    throw new FieldRefusal(
      'code',
      'fixed',
      t('currencies_answers.code_stays', { code: current.code, other: code })
    )
  }
  if (current.isBase && rate !== undefined && rate !== 1) {
    throw new FieldRefusal(
      'rate',
      'fixed',
      t('currencies_answers.base_stays_rate', { code: current.code })
    )
  }
  if (current.isBase && active === false) {
    throw new FieldRefusal(
      'active',
      'fixed',
      t('currencies_answers.base_stays_active', { code: current.code })
    )
  }
  if (current.isBase && isBase === false) {
    throw new FieldRefusal(
      'is_base',
      'fixed',
      t('currencies_answers.one_base', { code: current.code })
    )
  }
  if (isBase && !(active ?? current.active)) {
    throw new FieldRefusal(
      'is_base',
      'inactive',
      t('currencies_answers.inactive_no_base', { code: current.code })
    )
  }
  if (exponent === undefined || exponent === current.exponent) return
  const uses = await usesOfCurrency(current, { client: trx, amountsOnly: true })
  if (!uses.length) return
  throw new FieldRefusal(
    'exponent',
    'fixed',
    t('currencies_answers.decimals_stay', {
      code: current.code,
      decimals: current.exponent,
      uses: uses.join(', '),
    })
  )
}

/** Requires locks on all currencies. The old base is updated first, since the database permits only one. */
async function setAsBase(trx: TransactionClientContract, currency: Currency, actor: Actor) {
  const all = await Currency.query({ client: trx }).orderBy('isBase', 'desc').orderBy('code')
  const oldBase = all.find(({ isBase }) => isBase)
  const before = { base: oldBase?.code ?? null, rates: ratesOf(all) }
  if (oldBase) await convertCreditLimits(trx, oldBase, currency)
  for (const each of all) {
    const isNew = each.id === currency.id
    const rate = isNew ? 1 : convertedRate(each.rate, currency.rate)
    await each.merge({ isBase: isNew, rate, version: each.version + 1 }).save()
  }
  await writeAuditEntry(trx, actor, {
    action: 'made_base',
    subject: 'currency',
    subjectUid: currency.uid,
    subjectName: currency.code,
    before,
    after: { base: currency.code, rates: ratesOf(all) },
  })
}

/** Credit limits are amounts in the base currency. */
async function convertCreditLimits(trx: TransactionClientContract, from: Currency, to: Currency) {
  const factor = 10 ** (to.exponent - from.exponent) / to.rate
  for (const table of ['default_setups', 'clients']) {
    await trx
      .from(table)
      .whereNotNull('credit_limit')
      .update({
        credit_limit: trx.raw(`cast(round(credit_limit * ${factor}) as bigint)`),
        version: trx.raw('version + 1'),
      })
  }
}

/**
 * The rate in terms of another base currency, of which one unit is worth `divisor`. Twelve digits are more
 * than any published rate has, and hide the rounding errors of the division.
 */
export function convertedRate(rate: number, divisor: number): number {
  return divisor === 1 ? rate : Number((rate / divisor).toPrecision(12))
}

function ratesOf(currencies: Currency[]): Record<string, number> {
  return Object.fromEntries(currencies.map(({ code, rate }) => [code, rate]))
}

/** Locks all currencies, because a new base currency changes every rate. */
async function lockCurrencies(trx: TransactionClientContract) {
  await lockRows(trx, Currency, {})
}

async function lockCurrency(trx: TransactionClientContract, id: number): Promise<Currency> {
  await lockCurrencies(trx)
  return lockRow(trx, Currency, id, 'currencies_answers.the_currency')
}

function baseOf(trx: TransactionClientContract): Promise<Currency | null> {
  return Currency.query({ client: trx }).where('isBase', true).first()
}

function fieldsOf({ code, name, symbol, exponent, rate, active }: Currency) {
  return { code, name, symbol, exponent, rate, active }
}

function withoutUndefined<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined)
  ) as Partial<Fields>
}

async function refusingTaken<Result>(code: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!violatesUnique(error, 'currencies', 'code')) throw error
    throw new FieldRefusal('code', 'taken', t('currencies_answers.taken', { code }))
  }
}
