import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/accounts/client'
import { holdRow } from '#app/core/db/hold_row'

/** Locks the client and returns its current state, see `holdRow`. */
export function holdClient(trx: TransactionClientContract, id: number): Promise<Client> {
  return holdRow(trx, Client, id, 'clients_answers.the_client')
}
