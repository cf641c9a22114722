import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { versionRule } from '#app/core/http/version_claim'
import { momentOf } from '#app/core/moment'
import { existingMoment } from '#app/core/text/text_fields'
import { offerCurrencies } from '#app/billing/sales/find_offer'
import { PlainMessages } from '#app/core/text/validation_messages'
import { manualMethods } from '#app/billing/payment'
import { wholeNumber } from '#app/core/text/number_fields'

/** The package determines the range. */
const quantity = () => wholeNumber().optional()

/** A date (00:00 UTC), or a date and time with a time zone. */
const moment = () => vine.string().trim().use(existingMoment()).transform(momentOf).optional()

export const offersValidator = vine.create({ currencies: vine.enum(offerCurrencies).optional() })

/** A purchase; `version` is the version of the offer that the client saw. */
export const purchaseValidator = vine.create({
  package: vine.string().uuid(),
  quantity: quantity(),
  version: versionRule(),
  allow_repeat: vine.boolean().optional(),
})

/** The form of a purchase, whose path contains the package; `allow_repeat` if it said that the package runs. */
export const purchaseFormValidator = vine.create({
  quantity: quantity(),
  version: versionRule(),
  allow_repeat: vine.boolean().optional(),
  once: vine.string().uuid(),
})

const assignmentFields = () => ({
  package: vine.string().uuid(),
  quantity: quantity(),
  starts_at: moment(),
  backup: vine.boolean().optional(),
  res_percentage: wholeNumber().range([0, 100]).optional(),
})

/** An assignment by staff. */
export const assignmentValidator = vine.create({
  client: vine.string().uuid(),
  ...assignmentFields(),
})

/** The form, whose path contains the client. */
export const assignmentFormValidator = vine.create({
  ...assignmentFields(),
  once: vine.string().uuid(),
})

const note = () => vine.string().trim().maxLength(500).optional()

/** A change of a sale's payment status, or the release of its package. */
export const paymentStepValidator = vine.create({ note: note() })

/** A day of the past or, as it begins earlier in the east, tomorrow in UTC. */
const notLater = vine.createRule((value, _options: undefined, field) => {
  const day = typeof value === 'string' ? momentOf(value) : null
  if (day && day <= DateTime.utc().plus({ days: 1 })) return
  field.report(
    day ? 'sales_answers.received_later' : 'core_answers.date',
    day ? 'too_far' : 'date',
    field
  )
})

const receipt = () => ({
  method: vine.enum(manualMethods).optional(),
  received_on: vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .use(notLater())
    .transform(momentOf)
    .optional(),
})

/** Received money: by bank transfer, today by default. */
export const paymentValidator = vine.create({ ...receipt(), note: note() })

/** The payment of several sales. */
export const bulkPaymentValidator = vine.create({ act: vine.enum(['pay']), ...receipt() })

const messages = new PlainMessages({
  'received_on.regex': 'core_answers.date',
  'note.maxLength': 'sales_answers.note_too_long',
  'package.required': 'sales_answers.choose_package',
  'quantity.number': 'sales_answers.whole_quantity',
  'quantity.withoutDecimals': 'sales_answers.whole_quantity',
})

for (const validator of [
  purchaseValidator,
  purchaseFormValidator,
  assignmentValidator,
  assignmentFormValidator,
  paymentStepValidator,
  paymentValidator,
  bulkPaymentValidator,
]) {
  validator.messagesProvider = messages
}
