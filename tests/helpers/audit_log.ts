import AuditEntry, { type AuditSubject } from '#app/accounts/audit/audit_entry'

/** The audit log entries of a subject, oldest first. */
export async function auditEntriesOf(subject: AuditSubject, uid: string) {
  const entries = await AuditEntry.query().where({ subject, subjectUid: uid }).orderBy('id')
  return entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))
}

/**
 * Returns a function that returns the entries added since now. Entries cannot be deleted, so tests
 * with several processes leave theirs behind.
 */
export async function auditEntriesFromNow(): Promise<() => Promise<AuditEntry[]>> {
  const last = await AuditEntry.query().orderBy('id', 'desc').first()
  return async () =>
    AuditEntry.query()
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
}
