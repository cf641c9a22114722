import type { AuditAction } from '#app/accounts/audit/audit_actions'
import type { AuditDetails } from '#app/accounts/audit/audit_log'
import type Upload from '#app/imports/upload'

/** The audit log details of an action on an upload. */
export function uploadAuditDetails(
  { uid, fileName, kind, dryRun }: Upload,
  action: AuditAction
): AuditDetails {
  const after = { kind, dry_run: dryRun ?? false }
  return { action, subject: 'upload', subjectUid: uid, subjectName: fileName, after }
}
