import {
  anyList,
  createdOf,
  message,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { personSchema } from '#app/accounts/auth/auth_schemas'
import { staffList } from '#app/accounts/staff/staff_list'
import {
  changeStaffValidator,
  inviteStaffValidator,
  replaceStaffValidator,
} from '#app/accounts/staff/staff_validators'

const tag = 'Staff'
const answered = versionOf(personSchema, 'The account as it stands now.')
const notes: FieldNotes = {
  full_name: { examples: ['Ada Lovelace'] },
  email: { examples: ['ada@example.com'] },
  role: {
    type: 'integer',
    description: '1 sub-administrator, 4 company user; of an administrator (0) it stays.',
    examples: [4],
  },
  status: { description: '`active` or `suspended`; `invited` only where it is so already.' },
}

export const staffOperations: Operations = {
  'v1.staff.index': {
    summary: 'List staff accounts',
    description: 'Administrators, sub-administrators and company users, page by page.',
    tag,
    list: anyList(staffList),
    answers: { 200: pageOf(personSchema) },
  },
  'v1.staff.store': {
    summary: 'Invite somebody to the staff',
    description: 'Makes an account and mails its invitation.',
    tag,
    body: { validator: inviteStaffValidator, notes },
    answers: { 201: createdOf(personSchema, 'The account as it stands now.') },
    errors: ['email_taken'],
  },
  'v1.staff.edit': {
    summary: 'Read a staff account',
    description: 'One staff account.',
    tag,
    answers: { 200: answered },
  },
  'v1.staff.replace': {
    summary: 'Replace a staff account',
    description: 'Writes name, e-mail address and role; a status that is left out stays.',
    tag,
    body: { validator: replaceStaffValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
    errors: ['email_taken', 'own_account', 'last_admin'],
  },
  'v1.staff.update': {
    summary: 'Change a staff account',
    description: 'Changes the fields that are given; `status: suspended` ends its sessions.',
    tag,
    body: { validator: changeStaffValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
    errors: ['email_taken', 'own_account', 'last_admin'],
  },
  'v1.staff.resend': {
    summary: 'Send an invitation to the staff again',
    description: 'Mails a new link; the one before it ends.',
    tag,
    answers: { 202: { description: 'The mail is on its way.', schema: message } },
    errors: ['not_invited'],
  },
}
