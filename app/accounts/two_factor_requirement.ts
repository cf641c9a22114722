import portal from '#config/portal'
import { staffRoles, type RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'

/** Whether users of this role must have two-factor authentication (`STAFF_TWO_FACTOR`). */
export function needsTwoFactor(role: RoleId): boolean {
  return portal.staffTwoFactor && staffRoles.includes(role)
}

/** Whether the user must set it up before anything else. */
export function mustSetUpTwoFactor({ role, twoFactorAt }: User): boolean {
  return needsTwoFactor(role) && !twoFactorAt
}
