import { updates } from '#app/core/db/change_log'
import type db from '@adonisjs/lucid/services/db'

type Rows = ReturnType<typeof db.from>

/**
 * Narrows an export to what an upload created or changed, in the order in which it did: the log's own
 * key is then what pages go by. Its name is returned; without an upload the table's.
 */
export function keyOfExport(
  query: Rows,
  { table, subject, upload }: { table: string; subject: string; upload?: number }
): string {
  if (upload === undefined) return `${table}.id`
  query
    .join('change_log', 'change_log.subject_id', `${table}.id`)
    .where({ 'change_log.upload_id': upload, 'change_log.subject': subject })
    .whereIn('change_log.action', ['created', ...updates])
  return 'change_log.id'
}
