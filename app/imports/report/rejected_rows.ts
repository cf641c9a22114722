import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pagesByKey } from '#app/core/lists/pages_by_key'
import type { RejectedRow } from '#app/imports/readers/row_fault'

/** Rows per statement; SQLite allows 32,766 values. */
const AT_ONCE = 500
/** Maximum stored characters of a header, as wide as the database column. */
const LONGEST_COLUMN = 100

/** Stores rejected rows with their upload, in the transaction of their chunk. */
export async function storeRejectedRows(
  trx: TransactionClientContract,
  uploadId: number,
  rows: RejectedRow[]
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const now = trx.raw('current_timestamp')
    await trx
      .insertQuery()
      .table('rejected_rows')
      .multiInsert(
        rows.slice(start, start + AT_ONCE).map((rejected) => ({
          upload_id: uploadId,
          row_number: rejected.row,
          line: rejected.line,
          column: rejected.column?.slice(0, LONGEST_COLUMN) ?? null,
          code: rejected.code,
          message: rejected.message,
          values: rejected.values ? JSON.stringify(rejected.values) : null,
          cells: JSON.stringify(rejected.cells),
          created_at: now,
          updated_at: now,
        }))
      )
  }
}

/** A stored row. Several can have the same row number, if a row of the file became several. */
export interface StoredRow extends RejectedRow {
  id: number
}

/** The rejected rows of an upload in the order of the file, in batches. */
export async function* rejectedRowsOf(uploadId: number): AsyncGenerator<StoredRow[]> {
  const pages = pagesByKey(
    (after) =>
      db
        .from('rejected_rows')
        .where('upload_id', uploadId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE),
    ({ id }) => id
  )
  for await (const stored of pages) {
    yield stored.map(readRejectedRow)
  }
}

export function readRejectedRow(stored: Record<string, unknown>): StoredRow {
  const { id, row_number: row, line, column, code, message, values, cells } = stored
  return {
    ...({ row, line, column, code, message } as Omit<StoredRow, 'id' | 'values' | 'cells'>),
    id: Number(id),
    values: parsed(values) ?? undefined,
    cells: parsed(cells),
  }
}

/** SQLite returns JSON as text. */
function parsed(value: unknown) {
  return typeof value === 'string' ? JSON.parse(value) : value
}
