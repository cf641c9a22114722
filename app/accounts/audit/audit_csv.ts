import { actionLabel } from '#app/accounts/audit/audit_actions'
import type { AuditRow } from '#app/accounts/audit/audit_list'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The columns of the exported audit log; fields before and after as JSON. */
export const auditCsv: ListFileColumns<AuditRow> = {
  id: ({ entry }) => entry.id,
  subject_name: ({ entry }) => entry.subjectName,
  subject: ({ entry }) => entry.subject,
  subject_id: ({ entry }) => entry.subjectUid,
  action: ({ entry }) => actionLabel(entry.action),
  actor: ({ actor }) => actor?.fullName,
  actor_email: ({ actor }) => actor?.email,
  ip: ({ entry }) => entry.ip,
  created_at: ({ entry }) => entry.createdAt.toJSDate().toISOString(),
  before: ({ entry }) => entry.before && JSON.stringify(entry.before),
  after: ({ entry }) => entry.after && JSON.stringify(entry.after),
}
