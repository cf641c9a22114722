import AuditEntry, { type AuditSubject } from '#app/audit/audit_entry'

/** What the audit log holds of one subject, oldest first. */
export async function deedsOn(subject: AuditSubject, uid: string) {
  const entries = await AuditEntry.query().where({ subject, subjectUid: uid }).orderBy('id')
  return entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))
}
