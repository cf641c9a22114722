import logger from '@adonisjs/core/services/logger'
import { noteWrite } from '#app/accounts/note_write'
import { every } from '#app/core/every'
import { Refusal } from '#app/core/errors/problem'
import { DiskFull, isDiskFull } from '#app/core/files/disk_full'
import { FileFault } from '#app/core/files/file_fault'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { limitHeap } from '#app/imports/run/process_limits'
import type { ImportJob } from '#app/imports/run/import_job'
import { runImport } from '#app/imports/run/run_import'
import { runUndo } from '#app/imports/run/run_undo'
import Upload from '#app/imports/upload'
import { storageWait, StorageFault } from '#app/core/files/storage_fault'
import { deferUpload, isClaimed, type UploadClaim } from '#app/imports/run/upload_claims'
import { UploadTakenOver } from '#app/imports/run/upload_fence'
import { localCopyOf, type LocalCopy } from '#app/core/files/stored_files'

/** Interval in ms for checking whether the upload was cancelled or claimed by another worker. */
const pollInterval = 1000

interface Options extends Pick<ImportJob, 'onProgress'> {
  /** Called after the start, and then every second. */
  onAlive?: () => void
}

/**
 * Imports the file of a claimed upload, starting after its last chunk. Stops early if the upload is
 * cancelled or claimed by another worker; the result is stored on the upload. If the file cannot be
 * fetched, the upload is deferred before it starts.
 *
 * @throws errors that could not be stored on the upload: it must be retried
 */
export async function runClaimedUpload(
  claim: Pick<UploadClaim, 'id' | 'worker'>,
  { onProgress, onAlive }: Options = {}
): Promise<void> {
  limitHeap()
  const { id, worker } = claim
  const upload = await Upload.query().where({ id, worker, status: 'running' }).first()
  if (!upload) return

  const stop = new AbortController()
  const look = async () => {
    onAlive?.()
    if (!(await isClaimed(claim))) stop.abort()
  }
  const endWatch = every(pollInterval, look, 'The state of an upload could not be read')
  let file: LocalCopy | null = null
  try {
    if (upload.undoOf) return await runUndo({ upload, signal: stop.signal, onProgress })
    file = await openFile(upload)
    await runImport({
      upload,
      file,
      signal: stop.signal,
      isShared: true,
      onProgress,
    })
  } catch (error) {
    if (error instanceof StorageFault) {
      await deferUpload({ id, worker }, storageWait, storageMessage(error))
      return
    }
    const isStored = stop.signal.aborted || error instanceof Refusal
    if (isStored || error instanceof UploadTakenOver) return
    if (isDiskFull(error)) logger.error(`Upload ${upload.uid} stopped: no space is left`)
    else logger.error({ err: error }, `Upload ${upload.uid} stopped`)
    if (await isClaimed(claim)) throw error
  } finally {
    await endWatch()
    await file?.release()
    await noteWrite(upload.startedBy)
  }
}

/** The import detects a missing file, or that there is no space for its copy, and stores that on the upload. */
async function openFile(upload: Upload): Promise<LocalCopy> {
  try {
    return await localCopyOf(upload)
  } catch (error) {
    if (!(error instanceof FileFault || error instanceof DiskFull)) throw error
    const open = () => {
      throw error
    }
    return { name: upload.fileName, bytes: 0, path: '', open, release: async () => {} }
  }
}

function storageMessage({ reason }: StorageFault): LocalizedMessage {
  return localized('uploads_answers.storage_retried', { reason, seconds: storageWait })
}
