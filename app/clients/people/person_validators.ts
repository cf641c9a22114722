import vine from '@vinejs/vine'
import { emailRule, nameRule } from '#app/accounts/auth_validators'
import { userStatuses } from '#app/accounts/user'
import { versionRule } from '#app/core/http/version_claim'

export const invitePersonValidator = vine.create({ full_name: nameRule(), email: emailRule() })

export const changePersonValidator = vine.create({
  status: vine.enum(userStatuses).optional(),
  is_owner: vine.boolean().optional(),
  version: versionRule(),
})

export const personStatusValidator = vine.create({ status: vine.enum(userStatuses) })

export const personOwnerValidator = vine.create({ is_owner: vine.boolean() })

export const removePersonValidator = vine.create({ revoke_keys: vine.boolean().optional() })
