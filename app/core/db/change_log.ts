import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export type ChangeSubject = 'category' | 'skill' | 'relation'
export type ChangeAction = 'created' | 'updated' | 'archived' | 'restored' | 'deleted'

/** The actions that people are told of as an update. */
export const updates: ChangeAction[] = ['updated', 'archived', 'restored']

/** One entry: what the record's fields were and what they became; both by their public names. */
export interface Change {
  subject: ChangeSubject
  /** The record's inner id. */
  subjectId: number
  action: ChangeAction
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Who made a change: a person, an upload, both, or (at a terminal) neither. */
export interface ChangeAuthor {
  actorId: number | null
  uploadId?: number | null
}

/**
 * Writes the changes into the log in one statement, however many there are.
 * Give it the transaction that makes the changes, so that neither stands without the other.
 */
export async function logChanges(
  client: QueryClientContract,
  changes: Change[],
  { actorId, uploadId = null }: ChangeAuthor
): Promise<void> {
  if (!changes.length) return
  const sql = client.dialect.name === 'postgres' ? insertOnPostgres : insertOnSqlite
  await client.rawQuery(sql, [actorId ?? 0, uploadId ?? 0, JSON.stringify(changes)])
}

/**
 * The fields that differ, as they were and as they are; null when none does.
 * Values are compared as JSON.
 */
export function differenceOf<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Fields
): { before: Partial<Fields>; after: Partial<Fields> } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
  if (!names.length) return null
  const pick = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>
  return { before: pick(before), after: pick(after) }
}

/** Ids begin at 1, so 0 stands for nobody. */
const insertOnPostgres = `
  insert into change_log
    (actor_id, upload_id, subject, subject_id, action, "before", "after", created_at)
  select nullif(?::integer, 0), nullif(?::integer, 0), change.subject, change."subjectId", change.action,
         change."before", change."after", current_timestamp
  from json_to_recordset(?::json)
    as change(subject text, "subjectId" integer, action text, "before" json, "after" json)`

const insertOnSqlite = `
  insert into change_log
    (actor_id, upload_id, subject, subject_id, action, "before", "after", created_at)
  select nullif(?, 0), nullif(?, 0), value ->> 'subject', value ->> 'subjectId', value ->> 'action',
         nullif(value -> 'before', 'null'), nullif(value -> 'after', 'null'), current_timestamp
  from json_each(?)`
