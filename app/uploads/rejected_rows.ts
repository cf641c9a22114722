import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RejectedRow } from '#app/uploads/row_fault'

/** Values of one statement; SQLite takes 32,766. */
const AT_ONCE = 500

/** Keeps rejected rows with their upload, in the transaction of the chunk that they stand in. */
export async function keepRejectedRows(
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
          column: rejected.column,
          code: rejected.code,
          message: rejected.message,
          cells: JSON.stringify(rejected.cells),
          created_at: now,
          updated_at: now,
        }))
      )
  }
}
