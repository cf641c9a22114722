import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import portal from '#config/portal'
import type Client from '#app/accounts/client'
import User from '#app/accounts/user'

/**
 * Whether a user of the client has confirmed the e-mail address; always true if mails are written to files.
 */
export async function hasConfirmedEmail(
  { id }: Pick<Client, 'id'>,
  database: QueryClientContract
): Promise<boolean> {
  if (!portal.confirmsEmail) return true
  const confirmed = await User.query({ client: database })
    .where('client_id', id)
    .whereNotNull('email_verified_at')
    .select('id')
    .first()
  return confirmed !== null
}
