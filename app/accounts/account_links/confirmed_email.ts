import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import portal from '#config/portal'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * SQL: whether no user of the client with this id has confirmed the e-mail address; always false if mails are
 * written to files.
 */
export function isUnconfirmed(clientId: string): string {
  if (!portal.confirmsEmail) return 'false'
  return `not exists (select 1 from users
    where users.client_id = ${clientId} and users.email_verified_at is not null)`
}

/** Whether a user of the client has confirmed the e-mail address, or need not. */
export async function hasConfirmedEmail(
  clientId: number,
  database: QueryClientContract
): Promise<boolean> {
  const [row] = await rawRows<{ unconfirmed: boolean | number }>(
    database,
    `select ${isUnconfirmed('clients.id')} as unconfirmed from clients where id = ?`,
    [clientId]
  )
  return !row.unconfirmed
}
