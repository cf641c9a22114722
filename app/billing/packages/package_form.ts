import { languageNow } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'
import { majorUnits } from '#app/money/money'
import type Package from '#app/billing/package'

const formFields = [
  'name',
  'description',
  'total_calls',
  'price',
  'unit_price',
  'minimum_quantity',
  'maximum_quantity',
  'currency',
  'validity_days',
  'priority',
  'res_percentage',
  'features',
] as const

/** The string fields of the form: amounts in major units, one feature per line. */
export type PackageForm = Record<(typeof formFields)[number], string>

/** The form of the current package; its currency must be loaded. */
export function packageForm(offer: Package): PackageForm {
  const exponent = offer.currency?.exponent ?? 2
  const text = (value: number | string | null) => (value === null ? '' : String(value))
  const amount = (value: number) => writtenNumber(majorUnits(value, exponent), languageNow())
  return {
    name: offer.name,
    description: text(offer.description),
    total_calls: text(offer.totalCalls),
    price: amount(offer.price),
    unit_price: offer.unitPrice === null ? '' : amount(offer.unitPrice),
    minimum_quantity: text(offer.minimumQuantity),
    maximum_quantity: text(offer.maximumQuantity),
    currency: offer.currency?.code ?? '',
    validity_days: text(offer.validityDays),
    priority: text(offer.priority),
    res_percentage: text(offer.resPercentage),
    features: offer.features.join('\n'),
  }
}

/** The submitted form, which has only the fields of its family. */
export function typedPackage(input: Record<string, unknown>): Partial<PackageForm> {
  const entries = formFields
    .filter((field) => field in input)
    .map((field) => [field, String(input[field] ?? '').replaceAll('\r\n', '\n')] as const)
  return Object.fromEntries(entries)
}
