import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/problem'
import User from '#app/auth/user'

/**
 * The person as they are now, held against other writers to the end of the transaction.
 * Begins with a write, which SQLite needs of a transaction that will write. Throws `NotFound`.
 */
export async function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  await trx
    .from('users')
    .where('id', id)
    .update({ version: trx.raw('version') })
  const user = await User.query({ client: trx }).where('id', id).first()
  if (!user) throw new NotFound('The account')
  return user
}
