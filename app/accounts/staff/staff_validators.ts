import vine from '@vinejs/vine'
import { versionRule } from '#app/core/http/version_claim'
import { emailRule, nameRule } from '#app/accounts/auth_validators'
import { Role, staffRoles } from '#app/accounts/role'
import { settableUserStatuses, userStatuses } from '#app/accounts/user'
import { wholeNumber } from '#app/core/text/number_fields'

const role = () => wholeNumber().in([Role.subAdmin, Role.companyUser])
const anyRole = () => wholeNumber().in([...staffRoles])

export const inviteStaffValidator = vine.create({
  full_name: nameRule(),
  email: emailRule(),
  role: role(),
})

/** The form; for an administrator without address and role: see `updateStaff`. */
export const staffFormValidator = vine.create({
  full_name: nameRule(),
  email: emailRule().optional(),
  role: anyRole().optional(),
  version: versionRule(),
})

export const replaceStaffValidator = vine.create({
  full_name: nameRule(),
  email: emailRule(),
  role: anyRole(),
  status: vine.enum(userStatuses).optional(),
  version: versionRule(),
})

export const changeStaffValidator = vine.create({
  full_name: nameRule().optional(),
  email: emailRule().optional(),
  role: anyRole().optional(),
  status: vine.enum(userStatuses).optional(),
  version: versionRule(),
})

export const staffStatusValidator = vine.create({
  status: vine.enum(settableUserStatuses),
})
