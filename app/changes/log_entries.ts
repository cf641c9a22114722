import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ChangeAction, ChangeSubject } from '#app/core/db/change_log'
import {
  isAfterPosition,
  bindPosition,
  bindSettled,
  orderOfLog,
  isSettled,
  type Position,
} from '#app/changes/feed_position'
import { isoOf } from '#app/core/db/database_clock'
import { preparedRows } from '#app/core/db/prepared_rows'

/** An entry of the change log. */
export interface LogEntry {
  writtenIn: number
  entry: number
  subject: ChangeSubject
  subjectId: number
  action: ChangeAction
  before: Record<string, unknown>
  after: Record<string, unknown>
  at: string
}

interface Row {
  id: number
  written_in: number
  subject: ChangeSubject
  subject_id: number
  action: ChangeAction
  before: unknown
  after: unknown
  created_at: Date | string
}

const columns =
  'log.id, log.written_in, log.subject, log.subject_id, log.action, log."before", log."after", log.created_at'

/** The next entries after the position, as far as the log is settled; see `openWithoutEntries`. */
export async function entriesBehind(
  client: QueryClientContract,
  position: Position,
  most: number,
  withoutEntries: number[]
): Promise<LogEntry[]> {
  const rows = await preparedRows<Row>(
    client,
    'log_entries_behind',
    `select ${columns} from change_log log
      where ${isAfterPosition(client, 'log')} and ${isSettled(client, 'log')}
      order by ${orderOfLog(client, 'log')} limit ?`,
    [...bindPosition(client, position), ...bindSettled(client, withoutEntries), most]
  )
  return rows.map(entryOf)
}

/** The entry of a page that ended within a skill's relations. */
export async function entryAt(
  client: QueryClientContract,
  { entry }: Position
): Promise<LogEntry | null> {
  const [row] = await preparedRows<Row>(
    client,
    'log_entry_at',
    `select ${columns} from change_log log where log.id = ?`,
    [entry]
  )
  return row ? entryOf(row) : null
}

function entryOf(row: Row): LogEntry {
  return {
    writtenIn: Number(row.written_in),
    entry: Number(row.id),
    subject: row.subject,
    subjectId: row.subject_id,
    action: row.action,
    before: fieldsIn(row.before),
    after: fieldsIn(row.after),
    at: isoOf(row.created_at),
  }
}

/** SQLite returns JSON as text. */
function fieldsIn(stored: unknown): Record<string, unknown> {
  const fields: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return (fields ?? {}) as Record<string, unknown>
}
