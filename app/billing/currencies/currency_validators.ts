import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { PlainMessages } from '#app/core/text/validation_messages'
import { asName, shortText } from '#app/core/text/text_fields'
import { decimalNumber, wholeNumber } from '#app/core/text/number_fields'

const name = () => vine.string().parse(asName).minLength(1).maxLength(100)
const symbol = () => vine.string().parse(asName).minLength(1).maxLength(10)
const rate = () => decimalNumber().min(0.000_000_001).max(1_000_000_000)
const exponent = () => wholeNumber().range([0, 4])
const code = () =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/)

/** A new currency; name, symbol and exponent default to ISO 4217. */
export const newCurrency = () => ({
  code: code(),
  name: shortText(100).nullable().optional(),
  symbol: shortText(10).nullable().optional(),
  exponent: exponent().nullable().optional(),
  rate: rate().optional(),
  active: vine.boolean().optional(),
  is_base: vine.boolean().optional(),
})

export const createCurrencyValidator = vine.create(newCurrency())

/** PUT and the form: all fields; without an exponent, the existing one is kept. */
export const replaceCurrencyValidator = vine.create({
  code: code().optional(),
  name: name(),
  symbol: symbol(),
  exponent: exponent().optional(),
  rate: rate(),
  active: vine.boolean().optional(),
  is_base: vine.boolean().optional(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeCurrencyValidator = vine.create({
  code: code().optional(),
  name: name().optional(),
  symbol: symbol().optional(),
  exponent: exponent().optional(),
  rate: rate().optional(),
  active: vine.boolean().optional(),
  is_base: vine.boolean().optional(),
  version: versionRule(),
})

const aRate = 'currencies_answers.rate_form'
const messages = new PlainMessages({
  'code.required': 'currencies_answers.choose_currency',
  'code.regex': 'currencies_answers.code_form',
  'name.required': 'core_answers.enter_name',
  'symbol.required': 'currencies_answers.enter_symbol',
  'rate.required': aRate,
  'rate.number': aRate,
  'rate.min': aRate,
  'exponent.range': 'currencies_answers.decimals_range',
})

for (const validator of [
  createCurrencyValidator,
  replaceCurrencyValidator,
  changeCurrencyValidator,
]) {
  validator.messagesProvider = messages
}
