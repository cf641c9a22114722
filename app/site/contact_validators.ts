import vine from '@vinejs/vine'
import { emailRule, nameRule } from '#app/accounts/auth/auth_validators'
import { contactStatuses } from '#app/site/contact_message'

/** Longest message, in characters. */
export const longestMessage = 5000

/** What visitors send, on both doors. */
export const contactValidator = vine.create({
  name: nameRule(),
  email: emailRule(),
  organisation: vine.string().trim().maxLength(200).nullable().optional(),
  subject: nameRule(),
  message: vine.string().trim().minLength(10).maxLength(longestMessage),
})

/** What staff do with a message. */
export const contactStatusValidator = vine.create({ status: vine.enum(contactStatuses) })
