import vine from '@vinejs/vine'
import { emailRule, nameRule } from '#app/auth/auth_validators'
import { Role, staffRoles } from '#app/auth/role'

const role = () => vine.number().in([Role.subAdmin, Role.companyUser])
const anyRole = () => vine.number().in([...staffRoles])
const version = () => vine.number().withoutDecimals().positive().optional()

export const inviteStaffValidator = vine.create({
  full_name: nameRule(),
  email: emailRule(),
  role: role(),
})

/** The form; an administrator's has neither address nor role: see `updateStaff`. */
export const staffFormValidator = vine.create({
  full_name: nameRule(),
  email: emailRule().optional(),
  role: anyRole().optional(),
  version: version(),
})

export const replaceStaffValidator = vine.create({
  full_name: nameRule(),
  email: emailRule(),
  role: anyRole(),
  version: version(),
})

export const changeStaffValidator = vine.create({
  full_name: nameRule().optional(),
  email: emailRule().optional(),
  role: anyRole().optional(),
  status: vine.enum(['active', 'suspended'] as const).optional(),
  version: version(),
})

export const statusValidator = vine.create({
  status: vine.enum(['active', 'suspended'] as const),
})
