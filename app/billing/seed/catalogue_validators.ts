import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/text/validation_messages'
import { newCurrency } from '#app/billing/currencies/currency_validators'
import { familyIds } from '#app/billing/families'
import { packageDetails, packageName } from '#app/billing/packages/package_validators'

const amount = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{1,10}(\.\d+)?$/)
    .nullable()
    .optional()

const offer = vine.object({
  family: vine.enum(familyIds),
  name: packageName(),
  ...packageDetails(),
  price: amount(),
  unit_price: amount(),
})

/**
 * A catalogue to seed: currencies and packages with the rules of their forms, but amounts always as strings
 * in major units ("49.00"), and the name of the default free package.
 */
export const catalogueValidator = vine.create({
  currencies: vine.array(vine.object(newCurrency())).optional(),
  packages: vine.array(offer).optional(),
  default_free_package: packageName().optional(),
})

const amountMessage = 'The amount must be a string with a decimal point, such as "49.00".'
catalogueValidator.messagesProvider = new PlainMessages({
  'currencies.*.code.regex': 'The currency must be a three-letter ISO 4217 code, such as EUR.',
  'packages.*.currency.regex': 'The currency must be a three-letter ISO 4217 code, such as EUR.',
  'packages.*.price.string': amountMessage,
  'packages.*.price.regex': amountMessage,
  'packages.*.unit_price.string': amountMessage,
  'packages.*.unit_price.regex': amountMessage,
})
