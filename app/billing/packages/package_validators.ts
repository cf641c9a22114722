import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { amountField, amountMessages } from '#app/money/amount_field'
import { packageStatuses } from '#app/billing/package'
import { PlainMessages } from '#app/core/text/validation_messages'
import { asLines, asName, keyIn, shortText, withoutNul } from '#app/core/text/text_fields'
import { wholeNumber } from '#app/core/text/number_fields'

export const packageName = () => vine.string().parse(asName).minLength(1).maxLength(200)
const count = (least: number) => wholeNumber().range([least, 1_000_000_000])

/** The fields of a package; `termsWith` checks which ones its family permits. */
export const packageDetails = () => ({
  description: vine.string().parse(withoutNul).trim().maxLength(2000).nullable().optional(),
  total_calls: count(0).nullable().optional(),
  price: amountField().nullable().optional(),
  unit_price: amountField().nullable().optional(),
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

/** POST, PUT and the form: all fields; missing ones are empty or get the default of the family. */
export const savePackageValidator = vine.create({
  name: packageName(),
  ...packageDetails(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changePackageValidator = vine.create({
  name: packageName().optional(),
  ...packageDetails(),
  version: versionRule(),
})

export const packageStatusValidator = vine.create({ status: vine.enum(packageStatuses) })

const messages = new PlainMessages({
  'name.required': 'core_answers.enter_name',
  'currency.regex': 'currencies_answers.code_form',
  'features.array.maxLength': 'packages_answers.too_many_features',
  'features.*.maxLength': 'packages_answers.feature_too_long',
  ...amountMessages('price'),
  'price.unionOfTypes': 'packages_answers.price_no_amount',
  ...amountMessages('unit_price'),
  'unit_price.unionOfTypes': 'packages_answers.unit_price_no_amount',
})

for (const validator of [savePackageValidator, changePackageValidator]) {
  validator.messagesProvider = messages
}
