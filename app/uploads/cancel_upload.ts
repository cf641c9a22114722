import db from '@adonisjs/lucid/services/db'
import { sqlNow } from '#app/core/database_clock'
import { Refusal } from '#app/core/problem'
import { t } from '#app/core/text'
import { releaseUndone } from '#app/uploads/undo_upload'
import type Upload from '#app/uploads/upload'

/** The upload is over: there is nothing to cancel, or nothing to do again. */
export class UploadIsOver extends Refusal {
  constructor(message: string) {
    super(message, { status: 409, code: 'upload_is_over' })
  }
}

/**
 * Cancels an upload that waits or runs. What was committed stays; the process at it notices within two
 * seconds and at its next chunk. Writes the upload. @throws UploadIsOver
 */
export async function cancelUpload(upload: Upload): Promise<void> {
  const client = db.connection()
  const cancelled = await client
    .from('uploads')
    .where('id', upload.id)
    .whereIn('status', ['queued', 'running'])
    .update({
      status: 'cancelled',
      message: client.raw(
        `case when checkpoint > 0 then 'Cancelled: what was committed stays.'
         else 'Cancelled before the first row was taken in.' end`
      ),
      finished_at: client.raw(sqlNow(client)),
      updated_at: client.raw('current_timestamp'),
    })
  await upload.refresh()
  if (Number(cancelled) === 0) throw new UploadIsOver(t('uploads_answers.over_already'))
  if (!upload.lane) await releaseUndone(upload)
}
