import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { signInRoles } from '#app/accounts/role'
import type User from '#app/accounts/user'
import type { UserStatus } from '#app/accounts/user'

/**
 * Whom every door lets in, in SQL over `users` left-joined with `clients`: active people of a role
 * that signs in, and of a client that is not suspended. Asked anew on each request.
 */
export const mayEnter = ofStatus('active')

/** Who may accept an invitation, in SQL over the same tables. */
export const mayAccept = ofStatus('invited')

function ofStatus(status: UserStatus) {
  return `users.status = '${status}' and users.role in (${signInRoles.join(', ')})
  and (users.client_id is null or clients.status = 'active')`
}

/**
 * Makes a session wait for a suspension or a new password that is being written, so that none is
 * opened behind its back. SQLite needs no lock: there only one transaction writes at a time.
 */
export async function waitForChanges(client: QueryClientContract, user: User): Promise<void> {
  if (client.dialect.name !== 'postgres') return
  await client.rawQuery('select id from users where id = ? for share', [user.id])
}
