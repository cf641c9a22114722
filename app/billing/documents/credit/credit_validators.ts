import vine from '@vinejs/vine'
import { refundMethods } from '#app/billing/refund'
import { PlainMessages } from '#app/core/text/validation_messages'
import { amountField, amountMessages } from '#app/money/amount_field'

const credit = () => ({
  amount: amountField(),
  reason: vine.string().trim().minLength(1).maxLength(500),
})

export const creditValidator = vine.create(credit())

/** The form, with its key. */
export const creditFormValidator = vine.create({ ...credit(), once: vine.string().uuid() })

for (const validator of [creditValidator, creditFormValidator]) {
  validator.messagesProvider = new PlainMessages(amountMessages('amount'))
}

/** How a refund was made. */
export const refundValidator = vine.create({
  method: vine.enum(refundMethods).optional(),
  provider_reference: vine.string().trim().maxLength(200).optional(),
  note: vine.string().trim().maxLength(500).optional(),
})
refundValidator.messagesProvider = new PlainMessages()
