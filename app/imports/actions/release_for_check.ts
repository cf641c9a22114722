import { inTransaction } from '#app/core/db/in_transaction'
import { t } from '#app/core/text/text'
import { UploadIsOver } from '#app/imports/actions/cancel_upload'
import type { GivenColumns } from '#app/imports/readers/given_columns'
import { optionsFor } from '#app/imports/actions/upload_rights'
import { refuseColumnsIn } from '#app/imports/actions/file_columns'
import { readFileHead, type FileHead } from '#app/imports/actions/file_head'
import type { ImportOptions } from '#app/imports/importer'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'
import { storedFile } from '#app/core/files/stored_files'
import { enqueueUpload } from '#app/imports/run/upload_claims'

/**
 * Queues a held upload for its check (dry run) with these columns, assigned by a user (null: a
 * command).
 *
 * @throws UploadIsOver if it is no longer held, and those of `refuseColumnsIn`
 */
export async function releaseForCheck(
  upload: Upload,
  {
    kind = upload.kind,
    columns,
    options = {},
    by = null,
    head,
  }: {
    /** Of the preset that the user chose. */
    kind?: UploadKind
    columns: GivenColumns | null
    options?: Partial<ImportOptions>
    by?: number | null
    /** Of its file, if it was read. */
    head?: FileHead
  }
): Promise<Upload> {
  const chosen = await optionsFor(by, { ...upload.options, ...options, columns })
  refuseColumnsIn(head ?? (await readFileHead(await storedFile(upload), chosen)), kind, chosen)
  await inTransaction(async (trx) => {
    const released = await trx
      .from('uploads')
      .where({ id: upload.id, held: true, status: 'queued' })
      .update({ held: false, dry_run: true, kind, options: JSON.stringify(chosen) })
    if (Number(released) === 0) throw new UploadIsOver(t('uploads_answers.columns_chosen'))
    await enqueueUpload(trx, upload.merge({ kind }))
  })
  return upload.refresh()
}
