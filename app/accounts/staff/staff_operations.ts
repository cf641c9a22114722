import { message, tagged } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import { personSchema } from '#app/accounts/auth_schemas'
import { staffList } from '#app/accounts/staff/staff_list'
import {
  changeStaffValidator,
  inviteStaffValidator,
  replaceStaffValidator,
} from '#app/accounts/staff/staff_validators'

const tag = 'Staff'

export const staffOperations = {
  ...standardOperations(
    {
      routes: 'v1.staff',
      tag,
      one: 'a staff account',
      many: 'staff accounts',
      record: personSchema,
      notes: {
        role: {
          type: 'integer',
          description: '1 sub-administrator, 4 company user. An administrator (0) keeps the role.',
          examples: [4],
        },
        status: { description: '`active` or `suspended`; `invited` only if it is already.' },
      },
    },
    {
      index: { list: staffList },
      store: {
        summary: 'Invite a staff member',
        description: 'Creates an account and emails an invitation.',
        body: inviteStaffValidator,
        errors: ['email_taken'],
      },
      edit: {
        summary: 'Retrieve a staff account',
        description: 'Returns a staff account by its id.',
      },
      replace: {
        description: 'Replaces name, e-mail address and role. The status is kept if you omit it.',
        body: replaceStaffValidator,
        errors: ['email_taken', 'own_account', 'last_admin'],
      },
      update: {
        description: 'Updates the fields that you send. Suspending an account ends its sessions.',
        body: changeStaffValidator,
        errors: ['email_taken', 'own_account', 'last_admin'],
      },
    }
  ),
  ...tagged(tag, {
    'v1.staff.resend': {
      summary: 'Resend an invitation to a staff member',
      description: 'Emails a new link. The previous link stops working.',
      answers: { 202: { description: 'The email is queued.', schema: message } },
      errors: ['not_invited'],
    },
  }),
}
