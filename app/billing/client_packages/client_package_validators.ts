import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { PlainMessages } from '#app/core/text/validation_messages'
import { wholeNumber } from '#app/core/text/number_fields'

const percentage = () => wholeNumber().range([0, 100])
/** The public id of the client package, if it is not in the path. */
const id = () => vine.string().uuid().optional()

/** `/v1`: whether the package is kept as backup. */
export const backupValidator = vine.create({
  id: id(),
  backup: vine.boolean(),
  version: versionRule(),
})

/** `/v1`: how much of a ranking its responses contain. */
export const resPercentageValidator = vine.create({
  id: id(),
  res_percentage: percentage(),
  version: versionRule(),
})

/** The form, with both settings. */
export const clientPackageValidator = vine.create({
  backup: vine.boolean(),
  res_percentage: percentage(),
  version: versionRule(),
})

const refund = () => ({
  calls: wholeNumber().range([1, 2_147_483_647]),
  reason: vine.string().trim().minLength(1).maxLength(200),
})

export const refundValidator = vine.create({ id: id(), ...refund() })

/** The form, whose path contains the package. */
export const refundFormValidator = vine.create({ ...refund(), once: vine.string().uuid() })

const numeric = ['required', 'number', 'range', 'withoutDecimals']

const messages = new PlainMessages({
  ...Object.fromEntries(
    numeric.map((rule) => [`res_percentage.${rule}`, 'metering_answers.share_range'])
  ),
  ...Object.fromEntries(numeric.map((rule) => [`calls.${rule}`, 'metering_answers.calls_from_1'])),
  'reason.required': 'metering_answers.say_why',
})

for (const validator of [
  backupValidator,
  resPercentageValidator,
  clientPackageValidator,
  refundValidator,
  refundFormValidator,
]) {
  validator.messagesProvider = messages
}
