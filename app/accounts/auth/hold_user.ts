import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdRow } from '#app/core/db/hold_row'
import User from '#app/accounts/user'

/** The person as they are now, as `holdRow` has it. */
export function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  return holdRow(trx, User, id, 'auth_answers.the_account')
}
