import type { ListDefinition } from '#app/core/lists/listing'
import AuditEntry from '#app/accounts/audit/audit_entry'

/** The changes of Limitation Setup, newest first. */
export const setupHistoryList: ListDefinition<typeof AuditEntry> = {
  key: 'audit_entries.id',
  sorts: { created_at: 'audit_entries.id' },
  defaultSort: '-created_at',
  filters: {},
}

/** The audit entries of Limitation Setup, which are the only ones without an id. */
export function setupChanges() {
  return AuditEntry.query().where('subject', 'default_setup').whereNull('subject_uid')
}
