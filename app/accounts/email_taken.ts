import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { violatesUnique } from '#app/core/db/unique_violation'
import User from '#app/accounts/user'

/** Whether the user is registering, and could log in with the address instead. */
interface Asked {
  registering?: boolean
}

/** Another account has this e-mail address. */
export class EmailTaken extends Refusal {
  constructor({ registering = false }: Asked = {}) {
    const message = registering
      ? t('auth_answers.address_taken_registering')
      : t('auth_answers.address_taken')
    super(message, {
      code: 'email_taken',
      faults: [{ field: 'email', code: 'taken', message }],
    })
  }
}

/** Throws `EmailTaken` if an account other than `except` has the address. */
export async function refuseTakenEmail(
  client: QueryClientContract,
  email: string,
  except: number | null = null,
  asked: Asked = {}
): Promise<void> {
  const other = await User.query({ client })
    .where('email', email)
    .whereNot('status', 'removed')
    .first()
  if (other && other.id !== except) throw new EmailTaken(asked)
}

/** Runs the function and converts a unique violation of the address to `EmailTaken`. */
export async function refusingTakenEmail<Result>(
  work: () => Promise<Result>,
  asked: Asked = {}
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'users', 'email')) throw new EmailTaken(asked)
    throw error
  }
}
