import { findByUid } from '#app/core/db/find_by_uid'
import { choiceFilter, whereContains, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { staffRoles } from '#app/accounts/role'
import User from '#app/accounts/user'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The list of staff accounts, for pages and `/v1`. */
export const staffList: ListDefinition<typeof User> = {
  key: 'users.id',
  sorts: {
    name: 'users.full_name',
    email: 'users.email',
    role: 'users.role',
    created_at: 'users.created_at',
  },
  defaultSort: 'name',
  search(query, text) {
    query.where((either) => {
      whereContainsAnyCase(either, 'users.full_name', text)
      either.orWhere((other) => whereContains(other, 'users.email', text.toLowerCase()))
    })
  },
  filters: {
    role: choiceFilter(staffRoles.map(String), (query, roles) =>
      query.whereIn('users.role', roles.map(Number))
    ),
    status: choiceFilter(['active', 'invited', 'suspended'], (query, statuses) =>
      query.whereIn('users.status', statuses)
    ),
  },
}

export function staff() {
  return User.query().whereIn('users.role', [...staffRoles])
}

/** Finds a staff account by public id. Throws `NotFound`, also for a partner. */
export function findStaff(uid: unknown): Promise<User> {
  return findByUid(staff(), uid, 'auth_answers.the_account')
}

/** The columns of exported staff accounts. */
export const staffCsv: ListFileColumns<User> = {
  id: ({ uid }) => uid,
  name: ({ fullName }) => fullName,
  email: ({ email }) => email,
  role: ({ role }) => role,
  status: ({ status }) => status,
  last_login_at: ({ lastLoginAt }) => lastLoginAt?.toJSDate().toISOString(),
  created_at: ({ createdAt }) => createdAt.toJSDate().toISOString(),
}
