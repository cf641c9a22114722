import AuditEntry, { type AuditSubject } from '#app/accounts/audit/audit_entry'

/** What the audit log holds of one subject, oldest first. */
export async function deedsOn(subject: AuditSubject, uid: string) {
  const entries = await AuditEntry.query().where({ subject, subjectUid: uid }).orderBy('id')
  return entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))
}

/**
 * What was entered since, as a function of what was there when it was asked for: nothing is taken out of the
 * audit log, not even what tests of several processes left there.
 */
export async function deedsFromNow(): Promise<() => Promise<AuditEntry[]>> {
  const last = await AuditEntry.query().orderBy('id', 'desc').first()
  return async () =>
    AuditEntry.query()
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
}
