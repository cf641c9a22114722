import { inTransaction } from '#app/core/db/in_transaction'
import { t } from '#app/core/text/text'
import { UploadIsOver } from '#app/imports/actions/cancel_upload'
import { enqueueUpload } from '#app/imports/run/upload_claims'
import type Upload from '#app/imports/upload'
import { uploadKinds } from '#app/imports/upload'

/** The place of a file among others: domains, skills, their translations, relations, synonyms. */
export function placeInOrder({ kind, allOptions }: Upload): number {
  return uploadKinds.indexOf(kind) + (allOptions.language ? 0.5 : 0)
}

/**
 * Imports held uploads of a user in the order of their kinds: each waits until the one before has
 * ended, and fails if that one failed. Returns them in this order.
 *
 * @throws UploadIsOver, and starts none, if one is no longer held
 */
export async function startInOrder(given: Upload[], startedBy: number): Promise<Upload[]> {
  const uploads = [...given].sort((a, b) => placeInOrder(a) - placeInOrder(b))
  await inTransaction(async (trx) => {
    for (const [index, upload] of uploads.entries()) {
      const started = await trx
        .from('uploads')
        .where({ id: upload.id, held: true, status: 'queued', started_by: startedBy })
        .update({ held: false, dry_run: false, waits_for: uploads[index - 1]?.id ?? null })
      if (Number(started) === 0) throw new UploadIsOver(t('uploads_answers.columns_chosen'))
      await enqueueUpload(trx, upload)
    }
  })
  return uploads
}
