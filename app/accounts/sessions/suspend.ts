import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import { endEverySession } from '#app/accounts/sessions/end_sessions'
import type User from '#app/accounts/user'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Users cannot suspend themselves. */
export class OwnAccount extends Refusal {
  constructor() {
    super(t('staff_answers.own_account'), { code: 'own_account' })
  }
}

/** Throws `OwnAccount` if the actor is the user. */
export function refuseOwnAccount(user: User, actor: Actor): void {
  if (user.id === actor.id) throw new OwnAccount()
}

/**
 * Suspends a user, whose row must be locked: ends all page sessions and token families; invitations
 * are invalid meanwhile. Logged and idempotent.
 */
export async function suspendUser(
  trx: TransactionClientContract,
  user: User,
  actor: Actor
): Promise<void> {
  if (user.status === 'suspended') return
  await changeStatus(trx, user, 'suspended', actor)
  await endEverySession(trx, { userId: user.id }, 'suspended')
}

/**
 * Removes a user, whose row must be locked: as if suspended, but for ever. The name stays in the history, and the
 * e-mail address is free for another account. Logged and idempotent.
 */
export async function removeUser(
  trx: TransactionClientContract,
  user: User,
  actor: Actor
): Promise<void> {
  if (user.status === 'removed') return
  user.isOwner = false
  await changeStatus(trx, user, 'removed', actor)
  await endEverySession(trx, { userId: user.id }, 'removed')
}

/**
 * Reactivates a suspended user, who must log in again; one who never accepted becomes invited
 * again.
 */
export async function reactivateUser(
  trx: TransactionClientContract,
  user: User,
  actor: Actor
): Promise<void> {
  if (user.status !== 'suspended') return
  await changeStatus(trx, user, user.password === null ? 'invited' : 'active', actor)
}

async function changeStatus(
  trx: TransactionClientContract,
  user: User,
  status: User['status'],
  actor: Actor
) {
  const before = { status: user.status }
  await user
    .merge({ status, version: user.version + 1 })
    .useTransaction(trx)
    .save()
  await writeAuditEntry(trx, actor, {
    action: status === 'suspended' || status === 'removed' ? status : 'reactivated',
    subject: 'user',
    subjectUid: user.uid,
    subjectName: user.fullName,
    before,
    after: { status },
  })
}
