import { ChangeLogSchema } from '#database/schema'
import type { ChangeSubject } from '#app/core/db/change_log'

class ChangeLogEntry extends ChangeLogSchema {
  static table = 'change_log'
}

/** The change log entries of a record, oldest first. */
export async function changesOf(subject: ChangeSubject, subjectId: number) {
  const entries = await ChangeLogEntry.query().where({ subject, subjectId }).orderBy('id')
  return entries.map(({ action, before, after, actorId }) => ({
    action,
    before,
    after,
    actor_id: actorId,
  }))
}
