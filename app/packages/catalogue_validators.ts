import vine from '@vinejs/vine'
import { families, type Family } from '#app/packages/families'

const familyNames = Object.keys(families) as Family[]

const amount = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{1,12}(\.\d+)?$/)

const currency = vine.object({
  code: vine
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/),
  name: vine.string().trim().minLength(1).maxLength(100),
  symbol: vine.string().trim().minLength(1).maxLength(10),
  exponent: vine.number().withoutDecimals().range([0, 4]).optional(),
  rate: vine.number().positive().optional(),
  is_base: vine.boolean().optional(),
  active: vine.boolean().optional(),
})

const offer = vine.object({
  family: vine.enum(familyNames),
  name: vine.string().trim().minLength(1).maxLength(200),
  description: vine.string().trim().maxLength(2000).optional(),
  total_calls: vine.number().withoutDecimals().range([0, 1_000_000_000]),
  price: amount().optional(),
  unit_price: amount().optional(),
  minimum_quantity: vine.number().withoutDecimals().positive().optional(),
  maximum_quantity: vine.number().withoutDecimals().positive().optional(),
  currency: vine
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  validity_days: vine.number().withoutDecimals().range([1, 36_500]).optional(),
  priority: vine.number().withoutDecimals().range([0, 1000]).optional(),
  res_percentage: vine.number().withoutDecimals().range([0, 100]).optional(),
  features: vine.array(vine.string().trim().minLength(1).maxLength(200)).maxLength(20).optional(),
  status: vine.enum(['draft', 'active', 'archived'] as const).optional(),
})

/**
 * A catalogue to seed: currencies, packages with amounts in major units ("49.00"), and the name of the
 * free package that new clients get.
 */
export const catalogueValidator = vine.create({
  currencies: vine.array(currency).optional(),
  packages: vine.array(offer).optional(),
  default_free_package: vine.string().trim().optional(),
})
