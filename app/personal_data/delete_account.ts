import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { Actor } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { mailAccountNotice } from '#app/accounts/notices/mail_account_notice'
import { confirmPassword } from '#app/accounts/passwords/confirm_password'
import { Role } from '#app/accounts/role'
import { removeUser } from '#app/accounts/sessions/suspend'
import { checkCode } from '#app/accounts/two_factor/check_code'
import User from '#app/accounts/user'
import { contactMessages, type Person } from '#app/personal_data/personal_data'

/** The last active administrator cannot be deleted, since nobody else could manage accounts. */
class LastAdminStays extends Refusal {
  constructor() {
    super(t('auth_answers.last_admin_stays'), { code: 'last_admin' })
  }
}

/** The last active owner of a client cannot be deleted, since nobody else could manage its users. */
class LastOwnerStays extends Refusal {
  constructor() {
    super(t('auth_answers.last_owner_stays'), { code: 'last_owner' })
  }
}

/**
 * Deletes the account of a user who confirms it with the password and, with two-factor authentication, a code. Rows that
 * belong to the person are deleted. The user row stays without name and address, because calls, sales, documents, uploads
 * and the audit log refer to it; so do API keys, which belong to the client. Throws `WrongPassword`, `WrongCode`,
 * `TooManyFailures`, or 409 `last_admin` or `last_owner`.
 */
export async function deleteAccount(
  person: User,
  { password, code }: { password: string; code?: string },
  actor: Actor
): Promise<void> {
  await confirmPassword(person, password, actor)
  if (person.twoFactorAt) await checkCode(person, code ?? '', { address: actor.ip ?? '' })
  await inTransaction(async (trx) => {
    await refuseLast(trx, person)
    const user = await User.lock(trx, person.id)
    const before = { email: user.email, fullName: user.fullName }
    await mailAccountNotice(trx, before, { event: 'account_deleted' })
    user.merge({
      fullName: t('auth_answers.deleted_user'),
      email: `${user.uid}@deleted.invalid`,
      ...{ password: null, appearance: null, emailVerifiedAt: null },
      ...{ lastLoginAt: null, twoFactorAt: null },
    })
    await removeUser(trx, user, actor)
    await deleteOwnRows(trx, { id: user.id, uid: user.uid, email: before.email })
  })
}

/** Locks the users who could delete their accounts concurrently; throws if no other one would remain. */
async function refuseLast(trx: TransactionClientContract, person: User): Promise<void> {
  const others = () =>
    User.query({ client: trx }).where('status', 'active').whereNot('id', person.id)
  if (person.role === Role.admin) {
    await lockRows(trx, User, { role: Role.admin })
    if (!(await others().where('role', Role.admin).first())) throw new LastAdminStays()
  }
  if (person.clientId === null) return
  await Client.lock(trx, person.clientId)
  const { isOwner } = await User.findOrFail(person.id, { client: trx })
  const owners = others().where({ clientId: person.clientId, isOwner: true })
  if (isOwner && !(await owners.first())) throw new LastOwnerStays()
}

/** Page sessions are deleted by `removeUser`. Files of invoices are deleted by the next run of their pruning. */
async function deleteOwnRows(trx: TransactionClientContract, person: Person) {
  const { id, email } = person
  for (const table of ownTables) await trx.from(table).where('user_id', id).delete()
  const { table: messages, condition, bindings } = contactMessages
  await trx.rawQuery(`delete from ${messages} where ${condition}`, bindings(person))
  await trx.from('queued_mails').where('recipient', email).whereNotNull('sent_at').delete()
  await trx.from('search_history').where('user_id', id).update({ user_id: null })
  await trx.rawQuery(
    `update invoice_readings set is_kept = false, expires_at = ${sqlNow(trx)} where user_id = ?`,
    [id]
  )
}

const ownTables = [
  'refresh_families',
  'account_tokens',
  'totp_secrets',
  'recovery_codes',
  'notifications',
  'saved_views',
  'staff_notice_choices',
  'digest_entries',
  'staff_digests',
]
