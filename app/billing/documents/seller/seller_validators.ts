import vine from '@vinejs/vine'
import { emailRule } from '#app/accounts/auth_validators'
import { taxRate } from '#app/billing/tax/percent_fields'
import { versionRule } from '#app/core/http/version_claim'
import { countryCodes } from '#app/core/text/countries'
import { wholeNumber } from '#app/core/text/number_fields'
import { shortText } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import { bic, iban, vatId } from '#app/money/identifier_fields'

const code = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value)

/** A zone that `Intl` knows: `Europe/Berlin`. */
const timeZone = () =>
  vine
    .string()
    .trim()
    .maxLength(64)
    .use(
      vine.createRule((value, _, field) => {
        if (typeof value === 'string' && !isTimeZone(value)) {
          field.report('setup_answers.time_zone', 'regex', field)
        }
      })()
    )

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const fields = () => ({
  legal_name: shortText(200).nullable().optional(),
  street: shortText(300).nullable().optional(),
  post_code: shortText(20).nullable().optional(),
  city: shortText(100).nullable().optional(),
  country: vine.enum(countryCodes).parse(code).nullable().optional(),
  vat_id: vatId().nullable().optional(),
  tax_number: shortText(50).nullable().optional(),
  registration: shortText(300).nullable().optional(),
  email: emailRule().nullable().optional(),
  phone: shortText(50).nullable().optional(),
  bank_name: shortText(200).nullable().optional(),
  iban: iban().nullable().optional(),
  bic: bic().nullable().optional(),
  payment_instructions: vine.string().trim().maxLength(1000).nullable().optional(),
  tax_reason: shortText(300).nullable().optional(),
  reminder_days: wholeNumber().range([1, 365]).nullable().optional(),
})

/** PUT and the form: all fields; missing ones become empty. */
export const replaceSellerValidator = vine.create({
  ...fields(),
  payment_days: wholeNumber().range([0, 365]),
  default_tax_rate: taxRate(),
  time_zone: timeZone(),
  version: versionRule(),
})

/** PATCH: only the given fields change. */
export const changeSellerValidator = vine.create({
  ...fields(),
  payment_days: wholeNumber().range([0, 365]).optional(),
  default_tax_rate: taxRate().optional(),
  time_zone: timeZone().optional(),
  version: versionRule(),
})

for (const validator of [replaceSellerValidator, changeSellerValidator]) {
  validator.messagesProvider = new PlainMessages({
    'bic.regex': 'core_answers.bic',
    'country.enum': 'clients_answers.country_code_form',
  })
}
