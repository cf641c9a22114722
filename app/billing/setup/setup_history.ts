import type { ListDefinition } from '#app/core/lists/listing'
import AuditEntry from '#app/accounts/audit/audit_entry'

/** The list of changes of Limitation Setup, latest first. */
export const setupHistoryList: ListDefinition<typeof AuditEntry> = {
  key: 'audit_entries.id',
  sorts: { created_at: 'audit_entries.id' },
  defaultSort: '-created_at',
  filters: {},
}

/** What was changed in Limitation Setup, by whom: the audit log has no other entries without an id. */
export function setupChanges() {
  return AuditEntry.query().where('subject', 'default_setup').whereNull('subject_uid')
}
