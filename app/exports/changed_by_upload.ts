import { updates } from '#app/core/db/change_log'
import type db from '@adonisjs/lucid/services/db'

type Rows = ReturnType<typeof db.from>

/**
 * Limits an export to the records that an upload created or changed, in that order, with the key of the
 * change log for paging. Returns the name of the key; without an upload, that of the table.
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
