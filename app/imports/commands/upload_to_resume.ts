import { FileFault } from '#app/core/files/file_fault'
import { localized } from '#app/core/text/text'
import { OptionFault } from '#app/imports/commands/option_fault'
import { fileHash } from '#app/imports/actions/queue_upload'
import { retryUpload } from '#app/imports/actions/retry_upload'
import Upload, { completeStatuses, type UploadKind } from '#app/imports/upload'
import { storeFile } from '#app/core/files/stored_files'

/**
 * The upload of `--resume`, waiting or running: a failed or cancelled one resumes after its last
 * chunk, with `file` if its own was deleted; a check starts over as a new upload.
 *
 * @throws OptionFault if there is none of this kind, or nothing is left to do; FileFault
 * `file_changed` if the file differs from the original; those of `retryUpload`, also if no file is
 * stored and none was given
 */
export async function uploadToResume(
  uid: string,
  kind: UploadKind,
  file?: string
): Promise<Upload> {
  const upload = await Upload.known(uid)
  if (upload?.kind !== kind) throw new OptionFault(`No upload of ${kind} has the id ${uid}`)
  if (completeStatuses.includes(upload.status)) {
    throw new OptionFault(`Upload ${upload.uid} is complete and cannot be resumed`)
  }
  if (upload.held) {
    throw new OptionFault(
      `Upload ${upload.uid} is waiting for its columns to be mapped on its page`
    )
  }
  if (file && upload.contentHash && (await fileHash(file)) !== upload.contentHash) {
    throw new FileFault('file_changed', localized('uploads_answers.file_changed'))
  }
  if (file && !upload.storedFile) {
    await upload.merge({ storedFile: await storeFile(file) }).save()
  }
  if (upload.isWaitingOrRunning) return upload
  return retryUpload(upload, { rows: 'all', startedBy: null })
}
