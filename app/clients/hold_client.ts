import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/clients/client'
import { NotFound } from '#app/core/problem'

/**
 * The client as it is now, held against other writers to the end of the transaction.
 * Begins with a write, which SQLite needs of a transaction that will write. Throws `NotFound`.
 */
export async function holdClient(trx: TransactionClientContract, id: number): Promise<Client> {
  await trx
    .from('clients')
    .where('id', id)
    .update({ version: trx.raw('version') })
  const client = await Client.find(id, { client: trx })
  if (!client) throw new NotFound('The client')
  return client
}
