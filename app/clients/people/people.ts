import { inviteUser, resendInvitation } from '#app/accounts/invitations/invite'
import { revokeKeysOf } from '#app/accounts/api_keys/save_key'
import { Role } from '#app/accounts/role'
import {
  reactivateUser,
  refuseOwnAccount,
  removeUser,
  suspendUser,
} from '#app/accounts/sessions/suspend'
import User, { settableUserStatuses, type UserStatus } from '#app/accounts/user'
import Client from '#app/accounts/client'
import { findByUid } from '#app/core/db/find_by_uid'
import { inTransaction } from '#app/core/db/in_transaction'
import { NotFound, Refusal } from '#app/core/errors/problem'
import { refuseUnsettable } from '#app/core/http/settable_status'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Only owners manage the users of their client. */
export class OwnerRequired extends Refusal {
  constructor() {
    super(t('clients_answers.owner_required'), { code: 'owner_required' })
  }
}

/** An active owner must remain. */
export class LastOwner extends Refusal {
  constructor() {
    super(t('clients_answers.last_owner'), { code: 'last_owner' })
  }
}

/** The users of a client, oldest first, without removed ones. */
export function peopleOf(client: Client): Promise<User[]> {
  return presentUsers(client).orderBy('id')
}

/** Finds a user of this client by public id. Throws `NotFound`. */
export function findPerson(client: Client, uid: unknown): Promise<User> {
  return findByUid(presentUsers(client), uid, 'clients_answers.the_person')
}

/**
 * Invites a user to the client; its first one is its owner. Throws `OwnerRequired`, `EmailTaken`, or
 * `NothingToAccept` if the client is suspended.
 */
export async function invitePerson(
  client: Client,
  { full_name: fullName, email }: { full_name: string; email: string },
  actor: Actor
): Promise<User> {
  return inTransaction(async (trx) => {
    await lockAsManager(trx, client.id, actor)
    const owner = await User.query({ client: trx })
      .where({ clientId: client.id, isOwner: true })
      .first()
    const invitee = { fullName, email, role: Role.partner, clientId: client.id, isOwner: !owner }
    return inviteUser(trx, invitee, actor)
  })
}

/** Sends a new invitation to a user of a client. Throws `OwnerRequired` or `NothingToAccept`. */
export async function reinvitePerson(person: User, actor: Actor): Promise<void> {
  await inTransaction(async (trx) => {
    await lockAsManager(trx, person.ownClientId, actor)
    await resendInvitation(person, actor, trx)
  })
}

/**
 * Suspends, reactivates or changes the ownership of a user of a client. The last active owner can be suspended by
 * staff only. Throws `OwnerRequired`, `LastOwner`, `OwnAccount` or `StaleWrite`.
 */
export async function changePerson(
  person: User,
  { status, is_owner: isOwner }: { status?: UserStatus; is_owner?: boolean },
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const isStaff = await lockAsManager(trx, person.ownClientId, actor)
    const current = await lockPresent(trx, person)
    claim?.check(current.version, t('clients_answers.this_person'))
    refuseUnsettable(status, current.status, settableUserStatuses)
    if (isOwner !== undefined) await changeOwnership(trx, current, isOwner, actor)
    if (status === 'active') await reactivateUser(trx, current, actor)
    if (status === 'suspended') {
      refuseOwnAccount(current, actor)
      if (!isStaff) await refuseLastOwner(trx, current)
      await suspendUser(trx, current, actor)
    }
  })
}

/**
 * Removes a user of a client for ever. The API keys that the user created belong to the client and keep working,
 * unless `revokeKeys` is true. Those of a suspended user are paused, and always revoked. Throws `OwnerRequired`,
 * `LastOwner` or `StaleWrite`.
 */
export async function removePerson(
  person: User,
  { revokeKeys }: { revokeKeys: boolean },
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    await lockAsManager(trx, person.ownClientId, actor)
    const current = await lockPresent(trx, person)
    claim?.check(current.version, t('clients_answers.this_person'))
    await refuseLastOwner(trx, current)
    if (revokeKeys || current.status === 'suspended') await revokeKeysOf(trx, current, actor)
    await removeUser(trx, current, actor)
  })
}

function presentUsers(client: Client) {
  return User.query().where('clientId', client.id).whereNot('status', 'removed')
}

/**
 * Locks the client, so that changes of its users happen one after the other, and returns whether the actor is
 * staff. Throws `OwnerRequired` for users of the client who are not, or no longer, an active owner.
 */
async function lockAsManager(
  trx: TransactionClientContract,
  clientId: number,
  actor: Actor
): Promise<boolean> {
  await Client.lock(trx, clientId)
  const user = actor.id === null ? null : await User.findOrFail(actor.id, { client: trx })
  if (!user || user.clientId === null) return true
  if (user.clientId !== clientId || !user.isOwner || user.status !== 'active') {
    throw new OwnerRequired()
  }
  return false
}

async function lockPresent(trx: TransactionClientContract, { id }: User): Promise<User> {
  const current = await User.lock(trx, id)
  if (current.status === 'removed') throw new NotFound(t('clients_answers.the_person'))
  return current
}

async function changeOwnership(
  trx: TransactionClientContract,
  user: User,
  isOwner: boolean,
  actor: Actor
) {
  if (isOwner === user.isOwner) return
  if (!isOwner) await refuseLastOwner(trx, user)
  await user
    .merge({ isOwner, version: user.version + 1 })
    .useTransaction(trx)
    .save()
  await writeAuditEntry(trx, actor, {
    action: 'updated',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
    before: { is_owner: !isOwner },
    after: { is_owner: isOwner },
  })
}

/** Call this under the lock of the client. */
async function refuseLastOwner(trx: TransactionClientContract, user: User) {
  if (!user.isOwner || user.status !== 'active') return
  const other = await User.query({ client: trx })
    .where({ clientId: user.clientId, isOwner: true, status: 'active' })
    .whereNot('id', user.id)
    .first()
  if (!other) throw new LastOwner()
}
