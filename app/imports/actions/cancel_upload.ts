import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { writeAuditEntry, operator, type Actor } from '#app/accounts/audit/audit_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { cancelWaiting } from '#app/jobs/jobs'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { releaseUndone } from '#app/imports/run/close_upload'
import { uploadAuditDetails } from '#app/imports/actions/audit_upload'
import { queue } from '#app/imports/run/upload_claims'
import { statusesUnderWay } from '#app/imports/upload'
import type Upload from '#app/imports/upload'

/** The upload has ended: it cannot be cancelled or retried. */
export class UploadIsOver extends Refusal {
  constructor(message: string) {
    super(message, { status: 409, code: 'upload_is_over' })
  }
}

/**
 * Cancels a waiting or running upload. Committed changes remain; the process that runs it notices
 * within two seconds and before its next chunk. Updates the upload and writes the audit log.
 * @throws UploadIsOver
 */
export async function cancelUpload(upload: Upload, actor: Actor = operator): Promise<void> {
  await inTransaction((trx) => cancel(upload, actor, trx)).finally(() => upload.refresh())
}

async function cancel(upload: Upload, actor: Actor, client: TransactionClientContract) {
  const cancelled = await client
    .from('uploads')
    .where('id', upload.id)
    .whereIn('status', statusesUnderWay)
    .update({
      status: 'cancelled',
      message: client.raw(
        `case when checkpoint > 0 then 'Cancelled. Committed changes were kept.'
         else 'Cancelled before anything was changed.' end`
      ),
      said: null,
      finished_at: client.raw(sqlNow(client)),
      updated_at: client.raw('current_timestamp'),
    })
  if (Number(cancelled) === 0) throw new UploadIsOver(t('uploads_answers.over_already'))
  await cancelWaiting(client, queue, upload.id)
  await releaseUndone(client, upload.id)
  await writeAuditEntry(client, actor, uploadAuditDetails(upload, 'cancelled'))
}
