import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { abilities } from '#app/accounts/role'
import User from '#app/accounts/user'
import type { LocalizedMessage } from '#app/core/text/text'
import { notify } from '#app/notifications/notify'

/** Notifies the staff who manage sales. */
export async function notifyStaff(
  trx: TransactionClientContract,
  message: LocalizedMessage,
  link: string
): Promise<void> {
  const staff = await User.query({ client: trx })
    .whereIn('role', [...abilities.clients])
    .where('status', 'active')
    .select('id', 'uid')
  await notify(staff, { kind: 'sale', message, link: `/portal/admin${link}` }, trx)
}
