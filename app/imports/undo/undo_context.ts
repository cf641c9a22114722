import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  logChanges,
  type Change,
  type ChangeAction,
  type ChangeSubject,
} from '#app/core/db/change_log'
import { rawRows } from '#app/core/db/raw_rows'
import type { ChangePiece } from '#app/imports/undo/upload_changes'

/** Counts of the records of an undo; `left` were skipped because they were changed since. */
export interface UndoTally {
  created: number
  updated: number
  removed: number
  left: number
}

/** The author of the undo. */
export interface Author {
  actorId: number | null
  uploadId: number
}

/** A change that an upload made to a record. */
export interface LoggedChange {
  id: number
  subject: ChangeSubject
  subjectId: number
  action: ChangeAction
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The undo of a part of an upload: its log entries, the skipped ones and the results. */
export class UndoContext {
  readonly trx: TransactionClientContract
  readonly piece: ChangePiece
  readonly author: Author
  /** A select of the uploads whose entries do not count as later changes. */
  readonly silent: string
  /** Entries whose records are skipped because they were changed since. */
  readonly left = new Set<number>()
  readonly tally = { created: 0, updated: 0, removed: 0 }

  constructor(
    trx: TransactionClientContract,
    piece: ChangePiece,
    { author, silent }: { author: Author; silent: string }
  ) {
    this.trx = trx
    this.piece = piece
    this.author = author
    this.silent = silent
  }

  /** The entries of the part that match the condition, without the skipped ones. */
  own(condition: string): { sql: string; bindings: number[] } {
    const { uploadId, low, below } = this.piece
    const left = this.left.size ? ` and own.id not in (${[...this.left].join(',')})` : ''
    return {
      sql: `own.upload_id = ? and own.id >= ? and own.id < ? and ${condition}${left}`,
      bindings: [uploadId, low, below],
    }
  }

  /** Entries whose records were changed later by someone else. */
  async touched(): Promise<number[]> {
    const own = this.own('true')
    const found = await rawRows<{ id: number | string }>(
      this.trx,
      `select own.id from change_log own where ${own.sql} and exists (
         select 1 from change_log later
         where later.subject = own.subject and later.subject_id = own.subject_id and later.id > own.id
           and (later.upload_id is null or later.upload_id not in (${this.silent})))`,
      own.bindings
    )
    return found.map(({ id }) => Number(id))
  }

  async entries(condition: string): Promise<LoggedChange[]> {
    const own = this.own(condition)
    const rows = await rawRows<Record<string, unknown>>(
      this.trx,
      `select own.id, own.subject, own.subject_id, own.action, own."before", own."after"
       from change_log own where ${own.sql} order by own.id desc`,
      own.bindings
    )
    return rows.map((row) => ({
      id: Number(row.id),
      subject: row.subject as ChangeSubject,
      subjectId: Number(row.subject_id),
      action: row.action as ChangeAction,
      before: fieldsOf(row.before),
      after: fieldsOf(row.after),
    }))
  }

  /** The records of the entries without the skipped ones. */
  without(entries: LoggedChange[], left: Set<number>): number[] {
    for (const { id, subjectId } of entries) if (left.has(subjectId)) this.left.add(id)
    return entries.map(({ subjectId }) => subjectId).filter((id) => !left.has(id))
  }

  async logTurned(entries: LoggedChange[], done: number[], action?: ChangeAction) {
    const isDone = new Set(done)
    const changes = entries
      .filter(({ subjectId }) => isDone.has(subjectId))
      .map((entry): Change => ({
        subject: entry.subject,
        subjectId: entry.subjectId,
        action: action ?? inverseAction(entry),
        before: entry.after,
        after: entry.before,
      }))
    await logChanges(this.trx, changes, this.author)
  }
}

/** The inverse action: archived becomes restored, and vice versa. */
function inverseAction({ action }: LoggedChange): ChangeAction {
  if (action === 'archived') return 'restored'
  return action === 'restored' ? 'archived' : 'updated'
}

/** SQLite returns JSON as text. */
function fieldsOf(stored: unknown): Record<string, unknown> | null {
  const fields: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return (fields ?? null) as Record<string, unknown> | null
}
