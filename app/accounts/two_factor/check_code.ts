import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { writeAuditEntry } from '#app/accounts/audit/audit_log'
import { mailAccountNotice } from '#app/accounts/notices/mail_account_notice'
import { LoginThrottle, type Place } from '#app/accounts/sessions/login_throttle'
import { countRecoveryCodes, useRecoveryCode } from '#app/accounts/two_factor/recovery_codes'
import { stepOfCode } from '#app/accounts/two_factor/totp'
import { readTotpSecret } from '#app/accounts/two_factor/totp_secret'
import type User from '#app/accounts/user'

/** The code is wrong, too old, or was used before. */
export class WrongCode extends Refusal {
  constructor() {
    const message = t('auth_answers.wrong_code')
    super(message, {
      code: 'wrong_second_factor',
      faults: [{ field: 'code', code: 'wrong_code', message }],
    })
  }
}

/**
 * Verifies a code of the authenticator app or a recovery code, which then cannot be used again. A used recovery code is
 * logged and mailed to the user. Throws `WrongCode` or `TooManyFailures`.
 */
export async function checkCode(user: User, code: string, place: Place): Promise<void> {
  const throttle = new LoginThrottle(user.email, place, 'code')
  await throttle.check()
  if (!(await useCode(user, code.replace(/\s/g, ''), place))) {
    await throttle.fail(user.id)
    throw new WrongCode()
  }
  await throttle.succeed()
}

/** Whether the code was valid. */
function useCode(user: User, code: string, place: Place): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return useTotpCode(db.connection(), user.id, code)
  return inTransaction(async (trx) => {
    if (!(await useRecoveryCode(trx, user.id, code))) return false
    const left = await countRecoveryCodes(trx, user.id)
    await writeAuditEntry(
      trx,
      { id: user.id, ip: place.address || null },
      {
        action: 'used_recovery_code',
        subject: 'user',
        subjectUid: user.uid,
        subjectName: user.fullName,
        after: { recovery_codes_left: left },
      }
    )
    await mailAccountNotice(trx, user, { event: 'recovery_code_used', count: left })
    return true
  })
}

/**
 * Uses a code of the authenticator app; false if it is wrong, or not newer than the last code used. One conditional
 * statement ensures that a code works once, however many requests contain it.
 */
export async function useTotpCode(
  client: QueryClientContract,
  userId: number,
  code: string
): Promise<boolean> {
  const secret = await readTotpSecret(client, userId)
  const step = secret === null ? null : stepOfCode(secret, code)
  if (step === null) return false
  const used = await rawRows(
    client,
    `update totp_secrets set last_step = ?
     where user_id = ? and (last_step is null or last_step < ?) returning user_id`,
    [step, userId, step]
  )
  return used.length > 0
}
