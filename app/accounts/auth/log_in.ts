import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#app/core/errors/problem'
import { pruneNowAndThen } from '#app/core/prune'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { mayEnter } from '#app/accounts/auth/sign_in_rule'
import { SignInThrottle } from '#app/accounts/auth/sign_in_throttle'
import User from '#app/accounts/user'

/** One answer for an unknown address, a wrong password, and everybody who may not sign in. */
export class WrongCredentials extends Refusal {
  constructor() {
    super(t('auth_answers.wrong_credentials'), {
      status: 401,
      code: 'wrong_credentials',
    })
  }
}

/**
 * Checks who signs in and gives the person; opens nothing yet. Writes the time of the sign-in.
 * Throws WrongCredentials, or TooManyFailures after 5 failures of this e-mail address from this
 * address in 15 minutes, or 50 of anybody from it in an hour.
 * The password is hashed once whatever the answer is, so that they take alike long.
 */
export async function logIn(login: {
  email: string
  password: string
  address: string
}): Promise<User> {
  const throttle = new SignInThrottle(login.email, login.address)
  await throttle.check()

  const user = await findWhoMayEnter(login.email)
  const isRight = await hash.verify(user?.password ?? (await nobodysPassword()), login.password)
  if (!user || !isRight) {
    await throttle.fail()
    throw new WrongCredentials()
  }
  await throttle.succeed()
  await pruneNowAndThen()

  await noteSignIn(user)
  return user
}

/** Writes when the person signed in last: now. */
export async function noteSignIn(user: User): Promise<void> {
  await user.merge({ lastLoginAt: DateTime.utc() }).save()
}

async function findWhoMayEnter(email: string) {
  const [row] = await rawRows<Record<string, unknown>>(
    db.connection(),
    `select users.* from users left join clients on clients.id = users.client_id
     where users.email = ? and ${mayEnter}`,
    [email]
  )
  return row ? User.$createFromAdapterResult(row) : null
}

let nobodys: Promise<string> | undefined

/** The hash of a password that nobody has, made as everybody's is. */
function nobodysPassword() {
  nobodys ??= hash.make('nobody has this password')
  return nobodys
}
