import logger from '@adonisjs/core/services/logger'
import { FileFault } from '#app/uploads/file_fault'
import { keepHeapSmall } from '#app/uploads/keep_heap_small'
import { runImport, UploadTakenOver, type ImportJob } from '#app/uploads/run_import'
import Upload from '#app/uploads/upload'
import { beat, type Claim } from '#app/uploads/upload_claims'
import { storedFile } from '#app/uploads/upload_files'

/** How often a worker says that it is alive, and asks whether it is to go on, in ms. */
const beatEvery = 1000

/**
 * Takes in the file of an upload that a worker claimed, from its last chunk on. Ends early when the
 * upload is cancelled or becomes another worker's; what came of it stands on the upload.
 */
export async function runClaimedUpload(
  claim: Pick<Claim, 'id' | 'worker'>,
  { onProgress }: Pick<ImportJob, 'onProgress'> = {}
): Promise<void> {
  keepHeapSmall()
  const { id, worker } = claim
  const upload = await Upload.query().where({ id, worker, status: 'running' }).first()
  if (!upload) return

  const stop = new AbortController()
  const beating = setInterval(() => {
    beat({ id, worker, attempts: 0 })
      .then((isOurs) => isOurs || stop.abort())
      .catch((error: unknown) => logger.warn({ err: error }, 'An upload could not say it is alive'))
  }, beatEvery)
  try {
    await runImport({
      kind: upload.kind,
      upload,
      file: await openFile(upload),
      dryRun: upload.dryRun,
      actorId: upload.startedBy,
      signal: stop.signal,
      onProgress,
    })
  } catch (error) {
    const isSaid = stop.signal.aborted || error instanceof FileFault
    if (isSaid || error instanceof UploadTakenOver) return
    logger.error({ err: error }, `Upload ${upload.uid} stopped`)
  } finally {
    clearInterval(beating)
  }
}

/** A file that is not there is found out by the import, which says so on the upload. */
async function openFile(upload: Upload) {
  try {
    return await storedFile(upload)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const open = () => {
      throw error
    }
    return { name: upload.fileName, bytes: 0, open }
  }
}
