import portal from '#config/portal'
import db from '@adonisjs/lucid/services/db'
import { differenceOf } from '#app/core/db/change_log'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { languageNow, t } from '#app/core/text/text'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import {
  AccountTokenRefused,
  useAccountToken,
  voidAccountTokens,
} from '#app/accounts/account_links/account_token'
import { refuseTakenEmail, refusingTakenEmail } from '#app/accounts/email_taken'
import {
  changePassword,
  hashNewPasswordOf,
  replaceStoredPassword,
} from '#app/accounts/passwords/change_password'
import { confirmPassword } from '#app/accounts/passwords/confirm_password'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import User from '#app/accounts/user'

/**
 * Changes the user's own name, and with the current password also the e-mail address and the
 * password, all in one transaction. Where mails are sent, a new address takes effect after the link
 * in its mail was followed; where they are written to files, immediately. A new password ends all
 * sessions and tokens. Returns the unconfirmed address, or null. Throws `WrongPassword`,
 * `WeakPassword`, `EmailTaken`, `StaleWrite`, or `TooManyFailures` as a login does.
 */
export async function changeProfile(
  person: User,
  wanted: { fullName?: string; email?: string; password?: string; currentPassword?: string | null },
  { actor, claim }: StaffWriting
): Promise<{ waiting: string | null }> {
  const { fullName = person.fullName, email = person.email, password, currentPassword } = wanted
  const isNewAddress = email !== person.email
  if (isNewAddress || password !== undefined) {
    await confirmPassword(person, currentPassword ?? '', actor)
  }
  if (isNewAddress) await refuseTakenEmail(db.connection(), email, person.id)

  const waiting = isNewAddress && portal.confirmsEmail ? email : null
  const hashed =
    password === undefined ? null : await hashNewPasswordOf(person, password, { fullName, email })
  await saveProfile(
    person,
    { fullName, email: waiting ? person.email : email, hashed, waiting },
    { actor, claim }
  )
  return { waiting }
}

/**
 * Changes the address with the token that was sent to it. Throws `AccountTokenRefused` or
 * `EmailTaken`.
 */
export async function confirmNewEmail(token: string): Promise<void> {
  await refusingTakenEmail(() =>
    inTransaction(async (trx) => {
      const { userId, email } = await useAccountToken(trx, token, 'email_change')
      if (!email) throw new AccountTokenRefused()
      const user = await User.lock(trx, userId)
      const before = { email: user.email }
      const emailVerifiedAt = await databaseNow(trx)
      user.merge({ email, emailVerifiedAt, version: user.version + 1 })
      await user.useTransaction(trx).save()
      // Links mailed to the old address become invalid.
      await voidAccountTokens(trx, userId)
      await writeAuditEntry(
        trx,
        { id: userId, ip: null },
        { ...profileUpdateOf(user), before, after: { email } }
      )
    })
  )
}

/**
 * Sets a new password with the current one; ends all page sessions and token families, including
 * the current one, so that the user must log in again. Throws `WrongPassword`, `WeakPassword` or
 * `TooManyFailures`.
 */
export async function replacePassword(
  person: User,
  { currentPassword, password }: { currentPassword: string; password: string },
  actor: Actor
): Promise<void> {
  await confirmPassword(person, currentPassword, actor)
  await changePassword(person, password, actor)
}

/** Saves in one transaction, with the mail that confirms a new address, if there is one. */
async function saveProfile(
  person: User,
  wanted: { fullName: string; email: string; hashed: string | null; waiting: string | null },
  { actor, claim }: StaffWriting
): Promise<void> {
  const { fullName, email, hashed, waiting } = wanted
  await refusingTakenEmail(() =>
    inTransaction(async (trx) => {
      const user = await User.lock(trx, person.id)
      claim?.check(user.version, t('auth_answers.the_account'))
      const before = { full_name: user.fullName, email: user.email }
      const difference = differenceOf(before, { full_name: fullName, email })
      if (difference) {
        user.merge({ fullName, email, version: user.version + 1 })
        await user.useTransaction(trx).save()
        if (before.email !== email) await voidAccountTokens(trx, user.id)
        await writeAuditEntry(trx, actor, { ...profileUpdateOf(user), ...difference })
      }
      if (hashed !== null) await replaceStoredPassword(trx, user.id, hashed, actor)
      if (waiting === null) return
      await voidAccountTokens(trx, user.id, 'email_change')
      const to = { email: user.email, newEmail: waiting, language: languageNow() }
      await mailAccountLink(trx, 'email_change', to)
    })
  )
  await person.refresh()
}

function profileUpdateOf(user: User) {
  return {
    action: 'updated',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
  } as const
}
