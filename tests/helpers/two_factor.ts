import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { TOTP } from 'otpauth'
import { storeTotpSecret } from '#app/accounts/two_factor/totp_secret'
import { replaceRecoveryCodes } from '#app/accounts/two_factor/recovery_codes'
import { newTotpSecret } from '#app/accounts/two_factor/totp'
import type User from '#app/accounts/user'

/** The code of an authenticator app, some steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Switches two-factor authentication on; returns the secret of the app and the recovery codes. */
export async function withTwoFactor(user: User) {
  const secret = newTotpSecret()
  const codes = await db.transaction(async (trx) => {
    await storeTotpSecret(trx, user.id, secret)
    return replaceRecoveryCodes(trx, user.id)
  })
  await user.merge({ twoFactorAt: DateTime.utc() }).save()
  return { secret, codes }
}
