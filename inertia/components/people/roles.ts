import type { MessageId } from '@lang/message_id'
import type { Option } from '~/components/forms/field'
import { t } from '~/text'

const roles: Record<number, MessageId> = {
  0: 'common.role_administrator',
  1: 'common.role_sub_administrator',
  2: 'common.role_partner',
  4: 'common.role_company_user',
}

/** The name of a role. */
export function roleName(role: number): string {
  return roles[role] ? t(roles[role]) : ''
}

/** The roles that administrators can assign. */
export const staffRoleOptions = (): Option[] =>
  [1, 4].map((role) => ({ value: String(role), label: roleName(role) }))
