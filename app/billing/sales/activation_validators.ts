import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { momentOf } from '#app/core/moment'
import { existingMoment } from '#app/core/text/text_fields'
import { PlainMessages } from '#app/core/text/validation_messages'
import { wholeNumber } from '#app/core/text/number_fields'

/** The package determines the range. */
const quantity = () => wholeNumber().optional()

/** A date (00:00 UTC), or a date and time with a time zone. */
const moment = () => vine.string().trim().use(existingMoment()).transform(momentOf).optional()

/** A purchase; `version` is the version of the offer that the client saw. */
export const purchaseValidator = vine.create({
  package: vine.string().uuid(),
  quantity: quantity(),
  version: versionRule(),
})

/** The form of a purchase, whose path contains the package. */
export const purchaseFormValidator = vine.create({
  quantity: quantity(),
  version: versionRule(),
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

/** A change of a sale's payment status. */
export const paymentStepValidator = vine.create({
  note: vine.string().trim().maxLength(500).optional(),
})

const messages = new PlainMessages({
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
]) {
  validator.messagesProvider = messages
}
