import vine from '@vinejs/vine'
import { emailRule, nameRule } from '#app/accounts/auth_validators'
import { userStatuses } from '#app/accounts/user'

export const invitePersonValidator = vine.create({ full_name: nameRule(), email: emailRule() })

export const personStatusValidator = vine.create({ status: vine.enum(userStatuses) })
