import { writeAuditEntry } from '#app/accounts/audit/audit_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { refuseCreatedDomains } from '#app/imports/actions/upload_rights'
import { uploadAuditDetails } from '#app/imports/actions/audit_upload'
import { enqueueUpload } from '#app/imports/run/upload_claims'
import { mayUndo, noUndoOf, UndoRefused } from '#app/imports/undo/may_undo'
import Upload from '#app/imports/upload'

/**
 * Queues the undo of an ended upload as a new upload. The undone upload refers to it from now on,
 * so that it cannot be undone twice.
 *
 * @throws UndoRefused if it cannot be undone; `Refusal` (403) if it created domains that the user
 * may not write
 */
export async function undoUpload(
  upload: Upload,
  { startedBy, ip = null }: { startedBy: number | null; ip?: string | null }
): Promise<Upload> {
  const undo = await inTransaction(async (trx) => {
    const updated = await trx
      .from('uploads')
      .where({ id: upload.id, held: false })
      .whereNull('undone_by')
      .update({ held: false })
    await upload.useTransaction(trx).refresh()
    if (Number(updated) === 0) throw new UndoRefused(noUndoOf(upload) ?? 'not_over', 0)
    const answer = await mayUndo(upload, trx)
    if (!answer.ok) throw new UndoRefused(answer.reason, answer.touched)
    await refuseCreatedDomains(startedBy, upload, trx)
    const queued = await Upload.create(
      {
        kind: upload.kind,
        fileName: upload.fileName,
        bytes: 0,
        status: 'queued',
        options: {},
        startedBy,
        undoOf: upload.id,
      },
      { client: trx }
    )
    await trx.from('uploads').where('id', upload.id).update({ undone_by: queued.id })
    upload.undoneBy = queued.id
    await enqueueUpload(trx, queued)
    await writeAuditEntry(trx, { id: startedBy, ip }, uploadAuditDetails(upload, 'undone'))
    return queued
  })
  return Upload.findOrFail(undo.id)
}
