import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import { databaseNow } from '#app/core/db/database_clock'
import { languageNow, t } from '#app/core/text/text'
import {
  AccountTokenRefused,
  ownerOfAccountToken,
  useAccountToken,
  voidAccountTokens,
} from '#app/accounts/account_links/account_token'
import { refusingTakenEmail } from '#app/accounts/email_taken'
import { storePassword } from '#app/accounts/passwords/change_password'
import { hashNewPassword } from '#app/accounts/passwords/new_password'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import type { RoleId } from '#app/accounts/role'
import User from '#app/accounts/user'

/** The invited user; partners have a client. */
export interface Invitee {
  fullName: string
  email: string
  role: RoleId
  clientId?: number | null
  isOwner?: boolean
}

/** The invitation was already accepted, or the user or client is suspended. */
export class NothingToAccept extends Refusal {
  constructor() {
    super(t('auth_answers.nothing_to_accept'), { code: 'not_invited' })
  }
}

/**
 * Creates an account without a password and mails its invitation. Writes one user, one token, one
 * mail and the audit log in the transaction. Throws `EmailTaken` or `NothingToAccept`.
 */
export async function inviteUser(
  trx: TransactionClientContract,
  { fullName, email, role, clientId = null, isOwner = false }: Invitee,
  actor: Actor
): Promise<User> {
  const user = await refusingTakenEmail(() =>
    User.create({ fullName, email, role, clientId, isOwner, status: 'invited' }, { client: trx })
  )
  await writeAuditEntry(trx, actor, {
    action: 'invited',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: fullName,
    after: { full_name: fullName, email, role, ...(isOwner && { is_owner: true }) },
  })
  await mailInvitation(trx, user)
  return user
}

/** Sends a new invitation; earlier links become invalid. Throws `NothingToAccept`. */
export async function resendInvitation(
  person: User,
  actor: Actor,
  within?: TransactionClientContract
): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await User.lock(trx, person.id)
    if (user.status !== 'invited') throw new NothingToAccept()
    await voidAccountTokens(trx, user.id, 'invitation')
    await writeAuditEntry(trx, actor, {
      action: 'invited_again',
      subject: 'user',
      subjectUid: user.uid,
      subjectName: user.fullName,
    })
    await mailInvitation(trx, user)
  }, within)
}

/** Mails the link of an invitation. Throws `NothingToAccept`. */
export async function mailInvitation(trx: TransactionClientContract, user: User): Promise<void> {
  if (user.clientId !== null) await user.useTransaction(trx).load('client')
  const { email, fullName } = user
  const words = { fullName, organisation: user.client?.name ?? null }
  const to = { email, language: languageNow(), words }
  const isQueued = await mailAccountLink(trx, 'invitation', to)
  if (!isQueued) throw new NothingToAccept()
}

/** The user and client of an invitation token; null if it is invalid. */
export async function findInvited(token: string): Promise<User | null> {
  const id = await ownerOfAccountToken(db.connection(), token, 'invitation')
  return id === null ? null : User.query().where('id', id).preload('client').firstOrFail()
}

/**
 * Accepts an invitation: sets name and password, so that the user can log in. Since the link was
 * mailed, the address counts as confirmed. The token is used up. Throws `AccountTokenRefused` or `WeakPassword`.
 */
export async function acceptInvitation(
  token: string,
  { fullName, password }: { fullName: string; password: string }
): Promise<User> {
  // Hashing is expensive: an invalid token must not trigger it.
  const invited = await findInvited(token)
  if (!invited) throw new AccountTokenRefused()
  const owner = { fullName, email: invited.email, organisation: invited.client?.name }
  const hashed = await hashNewPassword(password, owner)
  const id = await inTransaction(async (trx) => {
    const { userId } = await useAccountToken(trx, token, 'invitation')
    const user = await User.lock(trx, userId)
    if (user.status !== 'invited') throw new AccountTokenRefused()
    const before = { full_name: user.fullName, status: user.status }
    const emailVerifiedAt = await databaseNow(trx)
    user.merge({ fullName, emailVerifiedAt, status: 'active', version: user.version + 1 })
    await user.useTransaction(trx).save()
    await storePassword(trx, userId, hashed)
    await writeAuditEntry(
      trx,
      { id: userId, ip: null },
      {
        action: 'accepted',
        subject: 'user',
        subjectUid: user.uid,
        subjectName: fullName,
        before,
        after: { full_name: fullName, status: 'active' },
      }
    )
    return userId
  })
  return User.findOrFail(id)
}
