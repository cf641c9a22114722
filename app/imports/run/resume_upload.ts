import { FileFault } from '#app/core/files/file_fault'
import { OptionFault } from '#app/imports/option_fault'
import { hashOf } from '#app/imports/run/queue_upload'
import { retryUpload } from '#app/imports/run/retry_upload'
import Upload, { type UploadKind } from '#app/imports/upload'
import { storeFile } from '#app/core/files/stored_files'

/**
 * The upload that `--resume` names, waiting or running: one that failed or was cancelled goes on behind its last
 * chunk, and takes `file` where its own is not kept any more; a check begins anew, as an upload of its own.
 *
 * @throws OptionFault where there is none of this kind, or nothing is left to do; FileFault `file_changed` with
 * another file than it began with; what `retryUpload` throws, where no file is kept and none was named, too
 */
export async function resumeUpload(uid: string, kind: UploadKind, file?: string): Promise<Upload> {
  const upload = await Upload.known(uid)
  if (upload?.kind !== kind) throw new OptionFault(`No upload of ${kind} has the id ${uid}`)
  if (['succeeded', 'succeeded_with_errors'].includes(upload.status)) {
    throw new OptionFault(`Upload ${upload.uid} is complete and cannot be resumed`)
  }
  if (upload.held) {
    throw new OptionFault(
      `Upload ${upload.uid} is waiting for its columns to be mapped on its page`
    )
  }
  if (file && upload.contentHash && (await hashOf(file)) !== upload.contentHash) {
    throw new FileFault('file_changed', 'The file is not the one that the import started with.')
  }
  if (file && !upload.storedFile) {
    await upload.merge({ storedFile: await storeFile(file) }).save()
  }
  if (upload.isWaitingOrRunning) return upload
  return retryUpload(upload, { rows: 'all', startedBy: null })
}
