import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#app/accounts/audit/audit_actions'
import { VersionClaim } from '#app/core/http/version_claim'
import AuditEntry, { type AuditSubject } from '#app/accounts/audit/audit_entry'

/** The author of an action and their IP address; both null for a command. */
export interface Actor {
  id: number | null
  ip: string | null
}

/**
 * The user who writes a record, and the version they last read; without a claim the write
 * is unconditional. `within` is an open transaction to join.
 */
export interface StaffWriting {
  actor: Actor
  claim?: VersionClaim
  within?: TransactionClientContract
}

/** The author of actions on the command line. */
export const operator: Actor = { id: null, ip: null }

export interface AuditDetails {
  action: AuditAction
  subject: AuditSubject
  subjectUid: string | null
  /** The display name of the subject at this time, since it may be renamed. */
  subjectName: string
  /** The changed fields by public name; never a password or token. */
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** The maximum stored length of a subject's name, as wide as the column. */
const longestName = 500

/**
 * Adds an entry to the audit log in the transaction of the action, so that both are committed
 * together.
 */
export async function writeAuditEntry(
  trx: TransactionClientContract,
  actor: Actor,
  { before = null, after = null, subjectName, ...details }: AuditDetails
): Promise<void> {
  await AuditEntry.create(
    {
      ...details,
      subjectName: cut(subjectName),
      before,
      after,
      actorId: actor.id,
      ip: actor.ip,
    },
    { client: trx }
  )
}

/** Truncates long names, such as URLs, without splitting a surrogate pair. */
function cut(name: string): string {
  return name.length > longestName ? [...name].slice(0, longestName - 1).join('') + '…' : name
}

/** The author of a request. */
export function actorOf({ auth, request }: Pick<HttpContext, 'auth' | 'request'>): Actor {
  return { id: auth.getUserOrFail().id, ip: request.ip() }
}

/** The author of a request and the version that they last read. */
export function writingOf(ctx: Pick<HttpContext, 'auth' | 'request'>): StaffWriting {
  return { actor: actorOf(ctx), claim: VersionClaim.of(ctx) }
}
