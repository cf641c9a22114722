import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdRow } from '#app/core/db/hold_row'
import User from '#app/accounts/user'

/** Locks the user and returns their current state, see `holdRow`. */
export function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  return holdRow(trx, User, id, 'auth_answers.the_account')
}
