import type { AuditAction } from '#app/accounts/audit/audit_actions'
import type { Deed } from '#app/accounts/audit/audit_log'
import type Upload from '#app/imports/upload'

/** What the audit log keeps of something that was done to an upload. */
export function uploadDeed({ uid, fileName, kind, dryRun }: Upload, action: AuditAction): Deed {
  const after = { kind, dry_run: dryRun ?? false }
  return { action, subject: 'upload', subjectUid: uid, subjectName: fileName, after }
}
