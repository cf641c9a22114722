import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { databaseNow, sqlFromNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { rawRows } from '#app/core/db/raw_rows'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import { mailAccountNotice, type AccountEvent } from '#app/accounts/notices/mail_account_notice'
import { confirmPassword } from '#app/accounts/passwords/confirm_password'
import { endEverySession, endOtherSessions } from '#app/accounts/sessions/end_sessions'
import { refuseOwnAccount } from '#app/accounts/sessions/suspend'
import { checkCode, useTotpCode, WrongCode } from '#app/accounts/two_factor/check_code'
import { replaceRecoveryCodes } from '#app/accounts/two_factor/recovery_codes'
import { newTotpSecret } from '#app/accounts/two_factor/totp'
import { readTotpSecret, storeTotpSecret } from '#app/accounts/two_factor/totp_secret'
import { needsTwoFactor } from '#app/accounts/two_factor_requirement'
import User from '#app/accounts/user'

/** How long the set-up page offers a secret. */
const OFFERED_SECONDS = 15 * 60

/** Two-factor authentication was already switched on or off, or the set-up has expired. */
class TwoFactorChanged extends Refusal {
  constructor() {
    super(t('auth_answers.two_factor_changed'), { status: 409, code: 'two_factor_changed' })
  }
}

/** Staff cannot switch it off where it is required. */
class TwoFactorRequired extends Refusal {
  constructor() {
    super(t('auth_answers.two_factor_required'), { status: 403, code: 'two_factor_required' })
  }
}

/**
 * Creates a secret that the set-up page offers for 15 minutes. Throws `WrongPassword`, `TooManyFailures` or
 * `TwoFactorChanged`.
 */
export async function startSetUp(person: User, password: string, actor: Actor): Promise<void> {
  await confirmPassword(person, password, actor)
  await inTransaction(async (trx) => {
    const user = await User.lock(trx, person.id)
    if (user.twoFactorAt) throw new TwoFactorChanged()
    await storeTotpSecret(trx, user.id, newTotpSecret())
  })
}

/** The secret that the set-up page offers; null if there is none. */
export async function offeredSecret(
  { id, twoFactorAt }: User,
  client: QueryClientContract = db.connection()
): Promise<string | null> {
  if (twoFactorAt) return null
  const offered = await rawRows(
    client,
    `select user_id from totp_secrets
     where user_id = ? and created_at > ${sqlFromNow(client, -OFFERED_SECONDS)}`,
    [id]
  )
  return offered.length ? readTotpSecret(client, id) : null
}

/**
 * Switches two-factor authentication on with the first code of the app, and returns the recovery codes. Ends all other
 * sessions, which started without a second factor. Throws `WrongCode` or `TwoFactorChanged`.
 */
export async function switchOn(
  person: User,
  code: string,
  { actor, pageSession }: { actor: Actor; pageSession: string }
): Promise<string[]> {
  return inTransaction(async (trx) => {
    const user = await User.lock(trx, person.id)
    if ((await offeredSecret(user, trx)) === null) throw new TwoFactorChanged()
    if (!(await useTotpCode(trx, user.id, code.replace(/\s/g, '')))) throw new WrongCode()
    await user
      .merge({ twoFactorAt: await databaseNow(trx) })
      .useTransaction(trx)
      .save()
    const codes = await replaceRecoveryCodes(trx, user.id)
    await endOtherSessions(trx, user.id, pageSession)
    await record(trx, user, actor, { action: 'switched_on_two_factor', event: 'two_factor_on' })
    return codes
  })
}

/**
 * Replaces the recovery codes and returns the new ones. Throws `WrongPassword`, `WrongCode`, `TooManyFailures` or
 * `TwoFactorChanged`.
 */
export async function renewRecoveryCodes(
  person: User,
  proof: { password: string; code: string },
  actor: Actor
): Promise<string[]> {
  await prove(person, proof, actor)
  return inTransaction(async (trx) => {
    const user = await lockWithTwoFactor(trx, person)
    const codes = await replaceRecoveryCodes(trx, user.id)
    const action = 'renewed_recovery_codes'
    await record(trx, user, actor, { action, event: 'recovery_codes_renewed' })
    return codes
  })
}

/**
 * Switches two-factor authentication off. Throws `TwoFactorRequired`, `WrongPassword`, `WrongCode`,
 * `TooManyFailures` or `TwoFactorChanged`.
 */
export async function switchOff(
  person: User,
  proof: { password: string; code: string },
  actor: Actor
): Promise<void> {
  if (needsTwoFactor(person.role)) throw new TwoFactorRequired()
  await prove(person, proof, actor)
  await inTransaction(async (trx) => {
    const user = await lockWithTwoFactor(trx, person)
    await remove(trx, user)
    await record(trx, user, actor, { action: 'switched_off_two_factor', event: 'two_factor_off' })
  })
}

/**
 * Switches two-factor authentication off for a user who has lost the device, and ends all sessions of the user. Returns
 * false if it was off. Throws `OwnAccount`.
 */
export async function resetTwoFactor(person: User, actor: Actor): Promise<boolean> {
  refuseOwnAccount(person, actor)
  return inTransaction(async (trx) => {
    const user = await User.lock(trx, person.id)
    if (!user.twoFactorAt) return false
    await remove(trx, user)
    await endEverySession(trx, { userId: user.id }, 'two_factor_reset')
    await record(trx, user, actor, { action: 'reset_two_factor', event: 'two_factor_reset' })
    return true
  })
}

/** `resetTwoFactor` for a page of staff. Returns the message to show. */
export async function resetByStaff(person: User, actor: Actor): Promise<string> {
  const { fullName: name } = person
  return (await resetTwoFactor(person, actor))
    ? t('auth_answers.two_factor_reset', { name })
    : t('auth_answers.two_factor_is_off', { name })
}

async function prove(person: User, proof: { password: string; code: string }, actor: Actor) {
  if (!person.twoFactorAt) throw new TwoFactorChanged()
  await confirmPassword(person, proof.password, actor)
  await checkCode(person, proof.code, { address: actor.ip ?? '' })
}

async function lockWithTwoFactor(trx: TransactionClientContract, { id }: User): Promise<User> {
  const user = await User.lock(trx, id)
  if (!user.twoFactorAt) throw new TwoFactorChanged()
  return user
}

async function remove(trx: TransactionClientContract, user: User): Promise<void> {
  await user.merge({ twoFactorAt: null }).useTransaction(trx).save()
  await trx.rawQuery('delete from totp_secrets where user_id = ?', [user.id])
  await trx.rawQuery('delete from recovery_codes where user_id = ?', [user.id])
}

/** Writes the audit log and informs the user by mail. */
async function record(
  trx: TransactionClientContract,
  user: User,
  actor: Actor,
  { action, event }: { action: TwoFactorAction; event: AccountEvent }
): Promise<void> {
  await writeAuditEntry(trx, actor, {
    action,
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
  })
  await mailAccountNotice(trx, user, { event })
}

type TwoFactorAction =
  | 'switched_on_two_factor'
  | 'switched_off_two_factor'
  | 'renewed_recovery_codes'
  | 'reset_two_factor'
