import vine from '@vinejs/vine'
import { FieldRefusal } from '#app/core/errors/problem'
import { jsonWholeNumber, plainDecimal } from '#app/core/text/number_fields'
import { formLanguage, t } from '#app/core/text/text'
import { largestAmount, minorUnits } from '#app/money/money'

/** Only forms have amounts in major units; in JSON, "4900" must not become 490000. */
const onlyOnForms = vine.createRule((_value, _options: undefined, field) => {
  if (formLanguage()) return
  field.report(
    'The {{ field }} must be a whole number of minor units, such as 4900 for 49.00.',
    'minor_units',
    field
  )
})

/**
 * A whole number of minor units (`/v1`), or text in major units (forms): 4900, "49.00", in German "49,00".
 * `minorUnitsOf` converts it.
 */
export const amountField = () =>
  vine.unionOfTypes([
    vine
      .string()
      .parse((value) => (typeof value === 'string' ? (plainDecimal(value) ?? value) : value))
      .regex(/^\d{1,10}(\.\d+)?$/)
      .use(onlyOnForms()),
    jsonWholeNumber().range([0, largestAmount]),
  ])

/** The messages of an amount field, for `PlainMessages`. */
export const amountMessages = (field: string) => ({
  [`${field}.regex`]: 'packages_answers.amount_form',
  [`${field}.range`]: 'packages_answers.amount_out_of_range',
  [`${field}.unionOfTypes`]: 'packages_answers.amount_form',
})

/**
 * The value of an amount field in minor units of the currency. Throws a `FieldRefusal`: `too_fine` or `range`.
 */
export function minorUnitsOf(
  field: string,
  given: number | string,
  { code, exponent }: { code: string; exponent: number }
): number {
  const minor = typeof given === 'number' ? given : minorUnits(given, exponent)
  if (minor === null) {
    throw new FieldRefusal(field, 'too_fine', t('packages_answers.amount_too_fine', { code }))
  }
  if (minor <= largestAmount) return minor
  throw new FieldRefusal(field, 'range', t('packages_answers.amount_too_large'))
}
