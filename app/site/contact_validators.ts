import vine from '@vinejs/vine'
import { emailRule, nameRule } from '#app/accounts/auth_validators'
import { contactStatuses } from '#app/site/contact_message'

/** Longest message, in characters. */
const longestMessage = 5000

/** A contact message, on pages and `/v1`. */
export const contactValidator = vine.create({
  name: nameRule(),
  email: emailRule(),
  organisation: vine.string().trim().maxLength(200).nullable().optional(),
  subject: nameRule(),
  message: vine.string().trim().minLength(10).maxLength(longestMessage),
})

export const contactStatusValidator = vine.create({ status: vine.enum(contactStatuses) })
