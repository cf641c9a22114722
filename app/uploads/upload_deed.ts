import type { AuditAction } from '#app/audit/audit_actions'
import type { Deed } from '#app/audit/audit_log'
import type Upload from '#app/uploads/upload'

/** What the audit log keeps of something that was done to an upload. */
export function uploadDeed({ uid, fileName, kind, dryRun }: Upload, action: AuditAction): Deed {
  const after = { kind, dry_run: dryRun ?? false }
  return { action, subject: 'upload', subjectUid: uid, subjectName: fileName, after }
}
