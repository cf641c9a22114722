import { BaseTransformer } from '@adonisjs/core/transformers'
import { actionLabel } from '#app/accounts/audit/audit_actions'
import type AuditEntry from '#app/accounts/audit/audit_entry'
import type { AuditRow } from '#app/accounts/audit/audit_list'

/** An audit log entry; `actor` is null for a command. */
export default class AuditEntryTransformer extends BaseTransformer<AuditRow> {
  toObject() {
    const { entry, actor } = this.resource
    const { id, action, subject, subjectUid, subjectName, ip, createdAt } = entry
    return {
      id: String(id),
      created_at: createdAt.toJSDate().toISOString(),
      actor: actor ? { id: actor.uid, full_name: actor.fullName, email: actor.email } : null,
      action,
      action_label: actionLabel(action),
      subject,
      subject_id: subjectUid,
      subject_name: subjectName,
      changes: changesOf(entry),
      ip,
    }
  }

  /** What the list of pages shows: each row is in its HTML twice. */
  inList() {
    const { actor, subject_id: subjectId, action_label: label, ...row } = this.toObject()
    return { ...row, actor: actor && { full_name: actor.full_name, email: actor.email } }
  }
}

/** The fields that changed, with the values before and after as text; null for no value. */
function changesOf({ before, after }: AuditEntry) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const fields = names.map((field) => ({
    field,
    before: wordsOf(before?.[field]),
    after: wordsOf(after?.[field]),
  }))
  return fields.filter((field) => field.before !== field.after)
}

function wordsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value)
}
