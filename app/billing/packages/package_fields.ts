import type { Infer } from '@vinejs/vine/types'
import { FaultCollector, FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type Currency from '#app/money/currency'
import { largestAmount, minorUnits } from '#app/money/money'
import { families, type Family } from '#app/billing/families'
import type { PackageStatus } from '#app/billing/package'
import type Package from '#app/billing/package'
import type { changePackageValidator } from '#app/billing/packages/package_validators'

export type PackageChanges = Infer<typeof changePackageValidator>

/** The editable fields of a package by their public names; amounts are in minor units of `currency`, a code. */
export interface PackageTerms {
  name: string
  description: string | null
  total_calls: number
  price: number
  unit_price: number | null
  minimum_quantity: number | null
  maximum_quantity: number | null
  currency: string | null
  validity_days: number | null
  priority: number
  res_percentage: number
  features: string[]
  status: PackageStatus
}

/** The current terms; the currency must be loaded. */
export function termsNow(offer: Package): PackageTerms {
  return {
    name: offer.name,
    description: offer.description,
    total_calls: offer.totalCalls,
    price: offer.price,
    unit_price: offer.unitPrice,
    minimum_quantity: offer.minimumQuantity,
    maximum_quantity: offer.maximumQuantity,
    currency: offer.currency?.code ?? null,
    validity_days: offer.validityDays,
    priority: offer.priority,
    res_percentage: offer.resPercentage,
    features: offer.features,
    status: offer.status,
  }
}

/** The default terms of a package of the family; the percentage is that of Limitation Setup. */
export function emptyTerms(family: Family, resPercentage: number): PackageTerms {
  return {
    name: '',
    description: null,
    total_calls: 0,
    price: 0,
    unit_price: null,
    minimum_quantity: null,
    maximum_quantity: null,
    currency: null,
    validity_days: null,
    priority: families[family].priority,
    res_percentage: resPercentage,
    features: [],
    status: 'draft',
  }
}

/**
 * The terms with the changes applied and checked against the family. `currency` is that of the result, null
 * if there is none. Throws a 422 `Refusal` with all invalid fields.
 */
export function termsWith(
  family: Family,
  terms: PackageTerms,
  changes: PackageChanges,
  currency: Currency | null
): PackageTerms {
  const rules = families[family]
  const faults = new FaultCollector()
  faults.check(() => refuseForeign(family, changes), undefined)
  if (rules.priced) faults.check(() => refuseCurrency(terms, changes, currency), undefined)
  const amount = (field: 'price' | 'unit_price') =>
    faults.check(() => amountWith(field, terms, changes, currency), 0)
  const empty = emptyTerms(family, terms.res_percentage)
  const value = <Name extends 'priority' | 'res_percentage' | 'features'>(field: Name) =>
    changes[field] === undefined ? terms[field] : (changes[field] ?? empty[field])
  const optional = <Name extends 'description' | 'validity_days'>(field: Name) =>
    changes[field] === undefined ? terms[field] : changes[field]

  const after: PackageTerms = {
    name: changes.name ?? terms.name,
    description: optional('description') || null,
    total_calls: rules.quantity ? 0 : faults.check(() => callsWith(terms, changes), 0),
    price: rules.priced && !rules.quantity ? amount('price') : 0,
    unit_price: rules.quantity ? amount('unit_price') : null,
    ...faults.check(() => quantitiesWith(family, terms, changes), noQuantities),
    currency: rules.priced ? (currency?.code ?? null) : null,
    validity_days: optional('validity_days'),
    priority: value('priority') as number,
    res_percentage: value('res_percentage') as number,
    features: value('features') as string[],
    status: changes.status ?? terms.status,
  }
  faults.check(() => refuseTooMuch(after), undefined)
  faults.refuse()
  return after
}

/** Fields of other families must be empty, as GET returns them. */
function refuseForeign(family: Family, changes: PackageChanges) {
  const { priced, quantity } = families[family]
  const foreign: Array<keyof PackageChanges> = [
    ...(priced && !quantity ? [] : (['price'] as const)),
    ...(quantity ? (['total_calls'] as const) : []),
    ...(quantity ? [] : (['unit_price', 'minimum_quantity', 'maximum_quantity'] as const)),
    ...(priced ? [] : (['currency'] as const)),
  ]
  for (const field of foreign) {
    const given = changes[field]
    if (given === undefined || given === null || Number(given) === 0) continue
    throw new FieldRefusal(field, 'foreign', t('packages_answers.foreign_field', { family, field }))
  }
}

function refuseCurrency(terms: PackageTerms, changes: PackageChanges, currency: Currency | null) {
  const named = changes.currency === undefined ? terms.currency : changes.currency
  if (!named)
    throw new FieldRefusal('currency', 'required', t('currencies_answers.choose_currency'))
  if (!currency) {
    throw new FieldRefusal(
      'currency',
      'not_found',
      t('packages_answers.currency_not_here', { code: named })
    )
  }
  if (!currency.active && currency.code !== terms.currency) {
    throw new FieldRefusal(
      'currency',
      'inactive',
      t('packages_answers.currency_inactive', { code: named })
    )
  }
}

function callsWith(terms: PackageTerms, changes: PackageChanges): number {
  const calls = changes.total_calls ?? (changes.total_calls === null ? 0 : terms.total_calls)
  if (calls < 1) {
    throw new FieldRefusal('total_calls', 'required', t('packages_answers.calls_required'))
  }
  return calls
}

/** An unchanged amount must also fit a new currency: 49.00 EUR are not 4900 JPY. */
function amountWith(
  field: 'price' | 'unit_price',
  terms: PackageTerms,
  changes: PackageChanges,
  currency: Currency | null
): number {
  const given = changes[field]
  if (given === undefined || given === null) {
    const current = terms[field]
    if (given === undefined && current !== null && terms.currency === currency?.code) return current
    throw new FieldRefusal(field, 'required', t(amountTexts[field].required))
  }
  // Refused as well; its decimals are unknown.
  if (!currency) return 0
  const minor = typeof given === 'number' ? given : minorUnits(given, currency.exponent)
  if (minor === null) {
    const message = t(amountTexts[field].tooFine, { code: currency.code })
    throw new FieldRefusal(field, 'too_fine', message)
  }
  if (minor <= largestAmount) return minor
  throw new FieldRefusal(field, 'range', t('packages_answers.amount_too_large'))
}

const amountTexts = {
  price: {
    required: 'packages_answers.price_required',
    tooFine: 'packages_answers.price_too_fine',
  },
  unit_price: {
    required: 'packages_answers.unit_price_required',
    tooFine: 'packages_answers.unit_price_too_fine',
  },
} as const

type Quantities = Pick<PackageTerms, 'minimum_quantity' | 'maximum_quantity'>

const noQuantities: Quantities = { minimum_quantity: null, maximum_quantity: null }

function quantitiesWith(family: Family, terms: PackageTerms, changes: PackageChanges): Quantities {
  if (!families[family].quantity) return noQuantities
  const least = changes.minimum_quantity ?? terms.minimum_quantity
  const most = changes.maximum_quantity ?? terms.maximum_quantity
  if (least === null || changes.minimum_quantity === null) {
    throw new FieldRefusal('minimum_quantity', 'required', t('packages_answers.smallest_required'))
  }
  if (most === null || changes.maximum_quantity === null) {
    throw new FieldRefusal('maximum_quantity', 'required', t('packages_answers.largest_required'))
  }
  if (most < least) {
    throw new FieldRefusal(
      'maximum_quantity',
      'range',
      t('packages_answers.largest_below_smallest', { least })
    )
  }
  return { minimum_quantity: least, maximum_quantity: most }
}

/** The price of the largest quantity must be a safe integer. */
function refuseTooMuch({ unit_price: unitPrice, maximum_quantity: most }: PackageTerms) {
  if (unitPrice === null || most === null || unitPrice * most <= largestAmount) return
  throw new FieldRefusal('maximum_quantity', 'range', t('packages_answers.largest_too_much'))
}

/** Input that replaces all fields: missing ones become empty, except the status. */
export function replacementTerms<Input extends PackageChanges>(
  input: Input
): Input & PackageChanges {
  return { ...clearedTerms, ...input }
}

const clearedTerms = {
  description: null,
  total_calls: null,
  price: null,
  unit_price: null,
  minimum_quantity: null,
  maximum_quantity: null,
  currency: null,
  validity_days: null,
  priority: null,
  res_percentage: null,
  features: null,
}
