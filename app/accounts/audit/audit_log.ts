import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#app/accounts/audit/audit_actions'
import type { VersionClaim } from '#app/core/http/version_claim'
import AuditEntry, { type AuditSubject } from '#app/accounts/audit/audit_entry'

/** Who acts, and from which address; at a terminal nobody from nowhere. */
export interface Actor {
  id: number | null
  ip: string | null
}

/**
 * Who of the staff writes a record, and which version they saw; without a claim it is taken as it is.
 * `within` is an open transaction that the write is to be a part of.
 */
export interface StaffWriting {
  actor: Actor
  claim?: VersionClaim
  within?: TransactionClientContract
}

/** The operator at a terminal. */
export const operator: Actor = { id: null, ip: null }

export interface Deed {
  action: AuditAction
  subject: AuditSubject
  subjectUid: string | null
  /** How people know the subject; kept, since it may be renamed. */
  subjectName: string
  /** The fields that changed, by their public names; never a password or a token. */
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** How much of a subject's name is kept: what the column holds. */
const longestName = 500

/** Writes one entry of the audit log in the transaction of the deed, so that neither stands alone. */
export async function logDeed(
  trx: TransactionClientContract,
  actor: Actor,
  { before = null, after = null, subjectName, ...deed }: Deed
): Promise<void> {
  await AuditEntry.create(
    {
      ...deed,
      subjectName: cut(subjectName),
      before,
      after,
      actorId: actor.id,
      ip: actor.ip,
    },
    { client: trx }
  )
}

/** Names such as addresses may be longer than is kept; no character is halved. */
function cut(name: string): string {
  return name.length > longestName ? [...name].slice(0, longestName - 1).join('') + '…' : name
}

/** The person behind a request of staff. */
export function actorOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Actor {
  return { id: auth.getUserOrFail().id, ip: request.ip() }
}
