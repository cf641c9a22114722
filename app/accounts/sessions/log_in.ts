import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#app/core/errors/problem'
import { pruneOccasionally } from '#app/core/prune'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { sqlMayLogIn } from '#app/accounts/sessions/login_rule'
import { LoginThrottle, type Place } from '#app/accounts/sessions/login_throttle'
import User from '#app/accounts/user'

/** The same response for an unknown address, a wrong password, and users who may not log in. */
export class WrongCredentials extends Refusal {
  constructor() {
    super(t('auth_answers.wrong_credentials'), { code: 'wrong_credentials' })
  }
}

/**
 * Verifies credentials and returns the user; does not start a session. Updates the time of the last
 * login. Throws WrongCredentials, or TooManyFailures as LoginThrottle does. Always hashes the password once, so
 * that the duration reveals nothing.
 */
export async function logIn(
  login: { email: string; password: string },
  place: Place
): Promise<User> {
  const throttle = new LoginThrottle(login.email, place)
  await throttle.check()

  const user = await findWhoMayEnter(login.email)
  const isRight = await hash.verify(user?.password ?? (await dummyPassword()), login.password)
  if (!user || !isRight) {
    await throttle.fail()
    throw new WrongCredentials()
  }
  await throttle.succeed()
  await pruneOccasionally()

  await recordLogin(user)
  return user
}

/** Sets the time of the user's last login to now. */
export async function recordLogin(user: User): Promise<void> {
  await user.merge({ lastLoginAt: DateTime.utc() }).save()
}

async function findWhoMayEnter(email: string) {
  const [row] = await rawRows<Record<string, unknown>>(
    db.connection(),
    `select users.* from users left join clients on clients.id = users.client_id
     where users.email = ? and ${sqlMayLogIn}`,
    [email]
  )
  return row ? User.$createFromAdapterResult(row) : null
}

let dummyHash: Promise<string> | undefined

/** The hash of a password that no user has, generated like any other. */
function dummyPassword() {
  dummyHash ??= hash.make('nobody has this password')
  return dummyHash
}
