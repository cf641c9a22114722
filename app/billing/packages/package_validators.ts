import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { largestAmount } from '#app/money/money'
import { packageStatuses } from '#app/billing/package'
import { PlainMessages } from '#app/core/text/validation_messages'
import { asLines, asName, keyIn, shortText, withoutNul } from '#app/core/text/text_fields'
import { jsonWholeNumber, plainDecimal, wholeNumber } from '#app/core/text/number_fields'

/** Only forms have amounts in major units; in JSON, "4900" must not become 490000. */
const onlyOnForms = vine.createRule((_value, _options: undefined, field) => {
  if (field.meta.door === 'page') return
  field.report(
    'The {{ field }} must be a whole number of minor units, such as 4900 for 49.00.',
    'minor_units',
    field
  )
})

/** A whole number of minor units (`/v1`), or text in major units (forms): 4900, "49.00", in German "49,00". */
const amount = () =>
  vine.unionOfTypes([
    vine
      .string()
      .parse((value) => (typeof value === 'string' ? (plainDecimal(value) ?? value) : value))
      .regex(/^\d{1,10}(\.\d+)?$/)
      .use(onlyOnForms()),
    jsonWholeNumber().range([0, largestAmount]),
  ])

export const packageName = () => vine.string().parse(asName).minLength(1).maxLength(200)
const count = (least: number) => wholeNumber().range([least, 1_000_000_000])

/** The fields of a package; `termsWith` checks which ones its family permits. */
export const packageDetails = () => ({
  description: vine.string().parse(withoutNul).trim().maxLength(2000).nullable().optional(),
  total_calls: count(0).nullable().optional(),
  price: amount().nullable().optional(),
  unit_price: amount().nullable().optional(),
  minimum_quantity: count(1).nullable().optional(),
  maximum_quantity: count(1).nullable().optional(),
  currency: vine
    .string()
    .parse((value) => keyIn(value, 'code'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .optional(),
  validity_days: wholeNumber().range([1, 36_500]).nullable().optional(),
  priority: wholeNumber().range([0, 1000]).nullable().optional(),
  res_percentage: wholeNumber().range([0, 100]).nullable().optional(),
  features: vine.array(shortText(200)).parse(asLines).maxLength(20).nullable().optional(),
  status: vine.enum(packageStatuses).optional(),
})

/** Whether the request is from a page or /v1, which determines the format of amounts. */
interface Meta extends Record<string, unknown> {
  door: 'page' | 'v1'
}

/** POST, PUT and the form: all fields; missing ones are empty or get the default of the family. */
export const savePackageValidator = vine
  .withMetaData<Meta>()
  .create({ name: packageName(), ...packageDetails(), version: versionRule() })

/** PATCH: only the given fields change. */
export const changePackageValidator = vine
  .withMetaData<Meta>()
  .create({ name: packageName().optional(), ...packageDetails(), version: versionRule() })

export const packageStatusValidator = vine.create({ status: vine.enum(packageStatuses) })

const amountOf = (field: string) => ({
  [`${field}.regex`]: 'packages_answers.amount_form',
  [`${field}.range`]: 'packages_answers.amount_too_large',
})

const messages = new PlainMessages({
  'name.required': 'core_answers.enter_name',
  'currency.regex': 'currencies_answers.code_form',
  'features.array.maxLength': 'packages_answers.too_many_features',
  'features.*.maxLength': 'packages_answers.feature_too_long',
  ...amountOf('price'),
  'price.unionOfTypes': 'packages_answers.price_no_amount',
  ...amountOf('unit_price'),
  'unit_price.unionOfTypes': 'packages_answers.unit_price_no_amount',
})

for (const validator of [savePackageValidator, changePackageValidator]) {
  validator.messagesProvider = messages
}
