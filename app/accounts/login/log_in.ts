import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#app/core/errors/problem'
import { logSecurityEvent } from '#app/core/http/security_log'
import { pruneOccasionally } from '#app/core/prune'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { sqlMayLogIn } from '#app/accounts/sessions/login_rule'
import { hashPassword, isPasswordOf } from '#app/accounts/password_hash'
import { LoginThrottle, type Place } from '#app/accounts/sessions/login_throttle'
import { checkCode } from '#app/accounts/two_factor/check_code'
import { mustSetUpTwoFactor } from '#app/accounts/two_factor_requirement'
import User from '#app/accounts/user'

/** The same response for an unknown address, a wrong password, and users who may not log in. */
export class WrongCredentials extends Refusal {
  constructor() {
    super(t('auth_answers.wrong_credentials'), { code: 'wrong_credentials' })
  }
}

/** The password is right, and a code is needed as well. */
class SecondFactorRequired extends Refusal {
  constructor() {
    super(t('auth_answers.second_factor_required'), { code: 'second_factor_required' })
  }
}

/** Staff who must set up two-factor authentication can do so on pages only. */
class SecondFactorSetupRequired extends Refusal {
  constructor() {
    super(t('auth_answers.set_up_first'), { code: 'second_factor_setup_required' })
  }
}

interface Credentials {
  email: string
  password: string
}

/**
 * Verifies the password, and the code of an account with two-factor authentication, and returns the user; does not
 * start a session. Updates the time of the last login. Throws as `verifyPassword` and `checkCode` do, or
 * `SecondFactorRequired` without a code.
 */
export async function logIn(
  { code, ...login }: Credentials & { code?: string },
  place: Place
): Promise<User> {
  const user = await verifyPassword(login, place)
  if (mustSetUpTwoFactor(user)) throw new SecondFactorSetupRequired()
  if (user.twoFactorAt && !code) throw new SecondFactorRequired()
  if (user.twoFactorAt && code) await checkCode(user, code, place)
  await recordLogin(user)
  return user
}

/**
 * Verifies a password and returns the user, who may also need a code to log in. Throws WrongCredentials, or
 * TooManyFailures as LoginThrottle does. Always hashes the password once, so that the duration reveals nothing. Renews
 * a hash of an older cost.
 */
export async function verifyPassword(login: Credentials, place: Place): Promise<User> {
  const throttle = new LoginThrottle(login.email, place)
  await throttle.check()

  const user = await findWhoMayEnter(login.email)
  const isRight = await isPasswordOf(user?.password ?? (await dummyPassword()), login.password)
  const isOutdated = user?.password && hash.needsReHash(user.password)
  if (!user || !isRight) {
    // An outdated hash is verified faster: its failures must not take less time than those of unknown addresses.
    if (isOutdated) await isPasswordOf(await dummyPassword(), login.password)
    await throttle.fail(user?.id)
    throw new WrongCredentials()
  }
  await throttle.succeed()
  if (isOutdated) await renewHash(user, login.password)
  await pruneOccasionally()
  return user
}

/**
 * Replaces the hash of the password, which has just been verified, by one of the current cost. A concurrent login may
 * have done so, or changed the password: then it must be verified again.
 */
async function renewHash(user: User, password: string): Promise<void> {
  const hashed = await hashPassword(password)
  await db.rawQuery('update users set password = ? where id = ? and password = ?', [
    hashed,
    user.id,
    user.password ?? '',
  ])
  await user.refresh()
  const isSame = user.password === hashed
  if (!isSame && !(await isPasswordOf(user.password ?? '', password))) throw new WrongCredentials()
}

/** Sets the time of the user's last login to now. */
export async function recordLogin(user: User): Promise<void> {
  await user.merge({ lastLoginAt: DateTime.utc() }).save()
  logSecurityEvent('signed_in', { user_id: user.id, client_id: user.clientId ?? undefined })
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
  dummyHash ??= hashPassword('nobody has this password')
  return dummyHash
}
