import type { Option } from '~/components/field'

/** What the roles of staff are called. */
export const roleNames: Record<number, string> = {
  0: 'Administrator',
  1: 'Sub-administrator',
  2: 'Partner',
  4: 'Company user',
}

/** The roles that administrators give here. */
export const staffRoleOptions: Option[] = [1, 4].map((role) => ({
  value: String(role),
  label: roleNames[role],
}))
