import type User from '#app/accounts/user'
import type { ListFileColumns } from '#app/core/lists/list_file'

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
