import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#app/core/problem'
import { violatesUnique } from '#app/core/unique_violation'
import User from '#app/auth/user'

/** Somebody else has an account under the e-mail address that one is to get. */
export class AddressTaken extends FieldRefusal {
  constructor(field = 'email') {
    super(field, 'unique', 'Another account has this e-mail address.')
  }
}

/** Throws `AddressTaken` when another account than `except` has the address. */
export async function refuseTakenAddress(
  client: QueryClientContract,
  email: string,
  except: number | null = null
): Promise<void> {
  const other = await User.query({ client }).where('email', email).first()
  if (other && other.id !== except) throw new AddressTaken()
}

/** Does the work; where the database refuses it for an address that is taken, throws `AddressTaken`. */
export async function refusingTakenAddress<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'users', 'email')) throw new AddressTaken()
    throw error
  }
}
