import db from '@adonisjs/lucid/services/db'
import {
  idFilter,
  timestampFilter,
  choiceFilter,
  whereContainsAnyCase,
} from '#app/core/lists/list_filters'
import { fromIndex } from '#app/core/lists/list_walk'
import type { ListDefinition } from '#app/core/lists/listing'
import { auditActionNames, actionLabel } from '#app/accounts/audit/audit_actions'
import User from '#app/accounts/user'
import AuditEntry, { auditSubjects } from '#app/accounts/audit/audit_entry'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The audit log, latest first; `from` and `to` are timestamps, or whole days in UTC. */
export const auditList: ListDefinition<typeof AuditEntry> = {
  key: 'audit_entries.id',
  sorts: { created_at: 'audit_entries.created_at' },
  defaultSort: '-created_at',
  search(query, text) {
    whereContainsAnyCase(query, 'audit_entries.subject_name', text)
  },
  filters: {
    person: idFilter((query, uid) =>
      query.whereIn('audit_entries.actor_id', db.from('users').where('uid', uid).select('id'))
    ),
    subject: choiceFilter(auditSubjects, (query, subjects) =>
      query.whereIn('audit_entries.subject', subjects)
    ),
    /** The index starts with the subject. */
    subject_id: idFilter((query, uid) =>
      query
        .whereIn('audit_entries.subject', [...auditSubjects])
        .where('audit_entries.subject_uid', uid)
    ),
    action: choiceFilter(auditActionNames, (query, actions) =>
      query.whereIn('audit_entries.action', actions)
    ),
    from: timestampFilter('audit_entries.created_at', 'from'),
    to: timestampFilter('audit_entries.created_at', 'to'),
  },
  followIndex: fromIndex({ 'audit_entries.created_at': 'audit_entries_created_at_id_index' }),
}

/** An entry with its author; null for a command. */
export interface AuditRow {
  entry: AuditEntry
  actor: User | null
}

/**
 * The rows of one page of the log. Lucid's types do not support a relation to a model with a
 * `client`.
 */
export async function auditRows(entries: AuditEntry[]): Promise<AuditRow[]> {
  const ids = new Set(entries.flatMap(({ actorId }) => actorId ?? []))
  const people = await User.query().whereIn('id', [...ids])
  const actors = new Map(people.map((actor) => [actor.id, actor]))
  return entries.map((entry) => ({ entry, actor: actors.get(entry.actorId ?? 0) ?? null }))
}

/** The filter choices: all authors and all actions. */
export async function auditChoices() {
  const people = await User.query()
    .whereIn('id', AuditEntry.query().whereNotNull('actorId').distinct('actorId'))
    .orderBy('fullName')
  return {
    people: people.map(({ uid, fullName, email }) => ({ id: uid, full_name: fullName, email })),
    subjects: [...auditSubjects],
    actions: [...auditActionNames],
  }
}

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
