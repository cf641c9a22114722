import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eachSelected, type BulkOutcome, type Selection } from '#app/core/lists/bulk_selection'
import { differenceOf } from '#app/core/db/change_log'
import { lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { refuseUnsettable } from '#app/core/http/settable_status'
import { t } from '#app/core/text/text'
import { voidAccountTokens } from '#app/accounts/account_links/account_token'
import { refusingTakenEmail } from '#app/accounts/email_taken'
import { inviteUser, mailInvitation } from '#app/accounts/invitations/invite'
import { Role, type RoleId } from '#app/accounts/role'
import {
  OwnAccount,
  reactivateUser,
  refuseOwnAccount,
  suspendUser,
} from '#app/accounts/sessions/suspend'
import User, { settableUserStatuses, type UserStatus } from '#app/accounts/user'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'

export interface StaffChanges {
  full_name?: string
  email?: string
  role?: RoleId
  status?: UserStatus
}

/** At least one administrator must remain. */
export class LastAdmin extends Refusal {
  constructor() {
    super(t('staff_answers.last_admin'), { code: 'last_admin' })
  }
}

/**
 * Invites a user of role 1 or 4 by mail. Writes one user and the audit log. Throws `EmailTaken`.
 */
export async function inviteStaff(
  invitee: { full_name: string; email: string; role: number },
  actor: Actor
): Promise<User> {
  const { full_name: fullName, email } = invitee
  const role = invitee.role as RoleId
  return inTransaction((trx) => inviteUser(trx, { fullName, email, role }, actor))
}

/**
 * Updates the given fields and the status of a staff account. For an administrator (role 0), only
 * name and status can be changed here: they change their address themselves, and the role is set on
 * the command line. A new address invalidates links mailed to the old one; a user who has not
 * accepted yet is invited again. Throws `StaleWrite`, `EmailTaken`, `OwnAccount`, `LastAdmin` or
 * a 422 that names the field.
 */
export async function updateStaff(
  person: User,
  { status, ...changes }: StaffChanges,
  { actor, claim }: StaffWriting
): Promise<User> {
  return refusingTakenEmail(() =>
    inTransaction(async (trx) => {
      if (person.role === Role.admin && status === 'suspended') await lockAdmins(trx)
      const current = await User.lock(trx, person.id)
      claim?.check(current.version, t('auth_answers.this_account'))
      refuseUnsettable(status, current.status, settableUserStatuses)
      await changeFields(trx, current, changes, actor)
      if (status === 'active') await reactivateUser(trx, current, actor)
      if (status === 'suspended') await suspendStaff(trx, current, actor)
      return current
    })
  )
}

/**
 * Suspends the selected accounts, each like `updateStaff`. Skips the user's own and the last active
 * administrator's account, which the result reports.
 */
export async function suspendAccounts(
  selection: Selection<typeof User>,
  actor: Actor
): Promise<BulkOutcome> {
  return eachSelected(selection, async (trx, ids) => {
    await lockAdmins(trx)
    const people = await User.query({ client: trx }).whereIn('id', ids).orderBy('id')
    const refused: string[] = []
    let done = 0
    for (const person of people) {
      if (person.status === 'suspended') continue
      try {
        await suspendStaff(trx, person, actor)
        done += 1
      } catch (error) {
        if (!(error instanceof OwnAccount || error instanceof LastAdmin)) throw error
        refused.push(error.message)
      }
    }
    return { done, refused }
  })
}

async function changeFields(
  trx: TransactionClientContract,
  user: User,
  changes: Omit<StaffChanges, 'status'>,
  actor: Actor
): Promise<void> {
  const before = { full_name: user.fullName, email: user.email, role: user.role }
  const given = Object.entries(changes).filter(
    ([name, value]) => name in before && value !== undefined
  )
  const after: typeof before = { ...before, ...Object.fromEntries(given) }
  const difference = differenceOf(before, after)
  if (!difference) return
  refuseUnsafe(before, after)

  user.merge({ fullName: after.full_name, email: after.email, role: after.role })
  await user
    .merge({ version: user.version + 1 })
    .useTransaction(trx)
    .save()
  await writeAuditEntry(trx, actor, {
    action: 'updated',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
    ...difference,
  })
  if (before.email === after.email) return
  await voidAccountTokens(trx, user.id)
  if (user.status === 'invited') await mailInvitation(trx, user)
}

function refuseUnsafe(
  before: { email: string; role: RoleId },
  after: { email: string; role: RoleId }
) {
  if (before.role !== Role.admin) {
    if (after.role !== Role.admin) return
    throw new FieldRefusal('role', 'fixed', t('staff_answers.admins_made_at_terminal'))
  }
  if (after.role !== Role.admin) {
    throw new FieldRefusal('role', 'fixed', t('staff_answers.admin_role_fixed'))
  }
  if (before.email !== after.email) {
    throw new FieldRefusal('email', 'fixed', t('staff_answers.admin_email_fixed'))
  }
}

async function suspendStaff(trx: TransactionClientContract, user: User, actor: Actor) {
  refuseOwnAccount(user, actor)
  if (user.role === Role.admin && user.status === 'active') {
    const others = await User.query({ client: trx })
      .where({ role: Role.admin, status: 'active' })
      .whereNot('id', user.id)
      .first()
    if (!others) throw new LastAdmin()
  }
  await suspendUser(trx, user, actor)
}

/**
 * Locks administrators in a fixed order, so that two who suspend each other are processed one after
 * the other.
 */
async function lockAdmins(trx: TransactionClientContract) {
  await lockRows(trx, User, { role: Role.admin })
}
