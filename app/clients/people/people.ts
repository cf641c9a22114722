import { inviteUser } from '#app/accounts/invitations/invite'
import { Role } from '#app/accounts/role'
import { reactivateUser, suspendUser } from '#app/accounts/sessions/suspend'
import User, { settableUserStatuses, type UserStatus } from '#app/accounts/user'
import type Client from '#app/accounts/client'
import { findByUid } from '#app/core/db/find_by_uid'
import { inTransaction } from '#app/core/db/in_transaction'
import { refuseUnsettable } from '#app/core/http/settable_status'
import type { Actor, StaffWriting } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'

/** The users of a client, oldest first. */
export function peopleOf(client: Client): Promise<User[]> {
  return User.query().where('clientId', client.id).orderBy('id')
}

/** Finds a user of this client by public id. Throws `NotFound`. */
export function findPerson(client: Client, uid: unknown): Promise<User> {
  return findByUid(User.query().where('clientId', client.id), uid, 'clients_answers.the_person')
}

/** Invites a user to the client. Throws `EmailTaken`, or `NothingToAccept` if the client is suspended. */
export async function invitePerson(
  client: Client,
  { full_name: fullName, email }: { full_name: string; email: string },
  actor: Actor
): Promise<User> {
  const invitee = { fullName, email, role: Role.partner, clientId: client.id }
  return inTransaction((trx) => inviteUser(trx, invitee, actor))
}

/** Suspends or reactivates a user of a client. Throws `StaleWrite`. */
export async function changePersonStatus(
  person: User,
  status: UserStatus,
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await User.lock(trx, person.id)
    claim?.check(current.version, t('clients_answers.this_person'))
    refuseUnsettable(status, current.status, settableUserStatuses)
    if (status === 'suspended') await suspendUser(trx, current, actor)
    if (status === 'active') await reactivateUser(trx, current, actor)
  })
}
