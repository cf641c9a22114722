import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { Actor } from '#app/accounts/audit/audit_log'
import { isPasswordOf } from '#app/accounts/password_hash'
import { LoginThrottle } from '#app/accounts/sessions/login_throttle'
import type User from '#app/accounts/user'

/** The password that should confirm a change is wrong. */
class WrongPassword extends FieldRefusal {
  constructor() {
    super('current_password', 'wrong_password', t('auth_answers.wrong_password'))
  }
}

/**
 * Verifies the current password, which confirms a change. Wrong passwords are logged and counted as failed
 * sign-ins, so that a stolen session cannot be used to guess passwords. Throws `WrongPassword` or `TooManyFailures`.
 */
export async function confirmPassword(person: User, password: string, { ip }: Actor) {
  const throttle = new LoginThrottle(person.email, { address: ip ?? '' })
  await throttle.check()
  if (person.password === null || !(await isPasswordOf(person.password, password))) {
    await throttle.fail(person.id)
    throw new WrongPassword()
  }
  await throttle.succeed()
}
