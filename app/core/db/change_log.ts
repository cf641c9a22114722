import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

export type ChangeSubject = 'category' | 'skill' | 'relation' | 'synonym'
export type ChangeAction = 'created' | 'updated' | 'archived' | 'restored' | 'deleted'

/** The actions that are notified as an update. */
export const updates: ChangeAction[] = ['updated', 'archived', 'restored']

/** One log entry: the fields before and after, by their public names. */
export interface Change {
  subject: ChangeSubject
  /** The internal id of the record. */
  subjectId: number
  action: ChangeAction
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The author of a change: a user, an upload, both, or (from the command line) neither. */
export interface ChangeAuthor {
  actorId: number | null
  uploadId?: number | null
}

/**
 * Inserts the changes into the log with one statement. Pass the transaction that makes the changes,
 * so that both are committed together.
 */
export async function logChanges(
  client: QueryClientContract,
  changes: Change[],
  { actorId, uploadId = null }: ChangeAuthor
): Promise<void> {
  if (!changes.length) return
  const sql = isPostgres(client) ? insertOnPostgres : insertOnSqlite
  await client.rawQuery(sql, [actorId ?? 0, uploadId ?? 0, JSON.stringify(changes)])
}

/** The changed fields, before and after; null if nothing changed. Values are compared as JSON. */
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

/** Ids start at 1, so 0 means no user. */
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
