import { AuditEntrySchema } from '#database/schema'
import type { AuditAction } from '#app/accounts/audit/audit_actions'

export const auditSubjects = [
  'user',
  'client',
  'client_package',
  'package',
  'currency',
  'category',
  'synonym',
  'default_setup',
  'seller',
  'refund',
  'sale',
  'contact_message',
  'upload',
  'api_key',
  'webhook',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

/**
 * An action of staff: author, action, subject, fields before and after. The database prevents
 * changes.
 */
export default class AuditEntry extends AuditEntrySchema {
  declare action: AuditAction
  declare subject: AuditSubject
  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null
}
