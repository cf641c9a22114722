import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/problem'
import { violatesUnique } from '#app/core/unique_violation'
import User from '#app/auth/user'

/** There is an account under the e-mail address that somebody is to get. */
export class AddressTaken extends Refusal {
  constructor() {
    const message =
      'There is an account with this e-mail address already: log in with it, or give another address.'
    super(message, {
      status: 422,
      code: 'email_taken',
      faults: [{ field: 'email', code: 'unique', message }],
    })
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
