import vine from '@vinejs/vine'
import { languages } from '#config/i18n'
import { versionRule } from '#app/core/http/version_claim'
import { amountField, amountMessages } from '#app/money/amount_field'
import { emailRule, nameRule } from '#app/accounts/auth_validators'
import { clientStatuses, taxTreatments } from '#app/accounts/client'
import { countryCodes } from '#app/core/text/countries'
import { PlainMessages } from '#app/core/text/validation_messages'
import { decimalNumber, wholeNumber } from '#app/core/text/number_fields'
import { taxId } from '#app/money/identifier_fields'

const line = (length: number) => vine.string().trim().maxLength(length).nullable().optional()
const text = (length: number) => vine.string().trim().maxLength(length).nullable().optional()
const code = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value)

/** Fields that partners can change too. */
const contact = () => ({
  contact_name: line(200),
  phone: line(50),
  website: vine
    .string()
    .trim()
    .url({ require_protocol: true, protocols: ['http', 'https'] })
    .maxLength(500)
    .nullable()
    .optional(),
  billing_name: line(200),
  billing_address: text(2000),
  billing_post_code: line(20),
  billing_city: line(100),
  billing_email: emailRule().nullable().optional(),
  buyer_reference: line(100),
})

/**
 * Further fields that partners can change: ISO 3166-1 and ISO 4217 codes (see `countryCodes` and the table of
 * currencies), the tax ID, and the language of documents.
 */
const buyer = () => ({
  country: vine.enum(countryCodes).parse(code).nullable().optional(),
  tax_id: taxId().nullable().optional(),
  language: vine.enum(languages).nullable().optional(),
  currency: vine.string().parse(code).fixedLength(3).nullable().optional(),
})

const accounts = () => ({
  ...buyer(),
  tax_treatment: vine.enum(taxTreatments).optional(),
  tax_rate: decimalNumber().range([0, 100]).decimal([0, 2]).nullable().optional(),
  tax_reason: line(300),
  other_currencies: vine.boolean().optional(),
  credit_limit: amountField().nullable().optional(),
  notes: text(5000),
})

/** `invite` invites the contact as the first user of the client. */
const newClient = () => ({
  name: nameRule(),
  email: emailRule(),
  ...contact(),
  ...accounts(),
  invite: vine.boolean().optional(),
})

export const createClientValidator = vine.create(newClient())

/** The form, with its key. */
export const createClientFormValidator = vine.create({ ...newClient(), once: vine.string().uuid() })

/** PUT and the form: all fields for staff; missing ones become empty, except the status. */
export const replaceClientValidator = vine.create({
  name: nameRule(),
  email: emailRule(),
  ...contact(),
  ...accounts(),
  status: vine.enum(clientStatuses).optional(),
  version: versionRule(),
})

export const changeClientValidator = vine.create({
  name: nameRule().optional(),
  email: emailRule().optional(),
  ...contact(),
  ...accounts(),
  status: vine.enum(clientStatuses).optional(),
  version: versionRule(),
})

export const replaceOwnClientValidator = vine.create({
  email: emailRule(),
  ...contact(),
  ...buyer(),
  version: versionRule(),
})

export const changeOwnClientValidator = vine.create({
  email: emailRule().optional(),
  ...contact(),
  ...buyer(),
  version: versionRule(),
})

export const clientStatusValidator = vine.create({ status: vine.enum(clientStatuses) })

export const bulkClientsValidator = vine.create({ act: vine.enum(['suspend', 'reactivate']) })

const buyerMessages = {
  'country.enum': 'clients_answers.country_code_form',
  'currency.fixedLength': 'clients_answers.currency_code_form',
} as const
const messages = new PlainMessages({ ...buyerMessages, ...amountMessages('credit_limit') })
for (const validator of [
  createClientValidator,
  createClientFormValidator,
  replaceClientValidator,
  changeClientValidator,
]) {
  validator.messagesProvider = messages
}
for (const validator of [replaceOwnClientValidator, changeOwnClientValidator]) {
  validator.messagesProvider = new PlainMessages(buyerMessages)
}

/** Search for clients while typing. */
export const clientSearchValidator = vine.create({
  q: vine.string().trim().maxLength(200),
  limit: wholeNumber().range([1, 50]).optional(),
})
