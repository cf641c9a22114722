import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { loginRoles } from '#app/accounts/role'
import type User from '#app/accounts/user'
import type { UserStatus } from '#app/accounts/user'
import { isPostgres } from '#app/core/db/prepared_rows'

/**
 * The SQL condition for users who may log in, over `users` left-joined with `clients`: active
 * users of a role that logs in, and of a client that is not suspended. Checked on every request.
 */
export const sqlMayLogIn = ofStatus('active')

/** The SQL condition for users who may accept an invitation, over the same tables. */
export const sqlMayAcceptInvitation = ofStatus('invited')

function ofStatus(status: UserStatus) {
  return `users.status = '${status}' and users.role in (${loginRoles.join(', ')})
  and (users.client_id is null or clients.status = 'active')`
}

/**
 * The SQL condition for a user whose password and two-factor authentication have not changed since they were verified.
 * Its only binding is the hash of the password, or an empty string.
 */
export function sqlIsAsVerified({ twoFactorAt }: User): string {
  return `coalesce(users.password, '') = ?
    and users.two_factor_at is ${twoFactorAt ? 'not null' : 'null'}`
}

/**
 * Waits for a concurrent suspension or password change, so that no session is created in between.
 * SQLite needs no lock, since only one transaction writes at a time.
 */
export async function lockUserForLogin(client: QueryClientContract, user: User): Promise<void> {
  if (!isPostgres(client)) return
  await client.rawQuery('select id from users where id = ? for share', [user.id])
}
