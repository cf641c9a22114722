import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { startHeartbeat } from '#app/jobs/jobs'
import type { ImportJob } from '#app/imports/run/import_job'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import {
  claimUpload,
  failInterrupted,
  failUpload,
  mostUploadAttempts,
  releaseUpload,
  type UploadClaim,
} from '#app/imports/run/upload_claims'

interface Watcher extends Pick<ImportJob, 'onProgress'> {
  /** Whether this process runs the upload; otherwise workers do. */
  itself: boolean
  /**
   * Called while the upload cannot start; with the upload that blocks it, or null when waiting for
   * a worker.
   */
  onWait?: (busy: Upload | null) => void
  /** Called when this process first resumes an interrupted upload that blocks this one. */
  onOther?: (other: Upload) => void
  /**
   * Leaves the work on other uploads to the next process; the caller that aborts cancels this
   * upload.
   */
  signal?: AbortSignal
}

/** Poll interval, in ms. */
const pollInterval = 250
/**
 * Runs an upload to its end: in this process once no other of its kind is running, or by watching
 * the worker that runs it. Only one process or worker runs it; an interrupted one of its kind that
 * blocks it is resumed first, so that no worker is needed. Returns the ended upload.
 */
export async function runOrWatchUpload(upload: Upload, watcher: Watcher): Promise<Upload> {
  await failInterrupted()
  for (;;) {
    if (await isOver(upload)) return upload

    const claim = watcher.itself ? await claimUpload({ only: upload }) : null
    if (claim) await run(claim, upload, watcher)
    else await reportProgress(upload, watcher)
    if (claim && (await isOver(upload))) return upload
    await wait(pollInterval)
  }
}

async function isOver(upload: Upload): Promise<boolean> {
  await upload.refresh()
  return !upload.isWaitingOrRunning && !upload.worker
}

async function run(claim: UploadClaim, upload: Upload, { onOther, onProgress, signal }: Watcher) {
  if (claim.attempts > mostUploadAttempts) return failUpload(claim)
  const isOther = claim.id !== upload.id
  const leave = () => {
    releaseUpload(claim, { isShutdown: true }).catch((error: unknown) => {
      logger.warn(
        { err: error },
        'An upload could not be released: other processes can claim it when its heartbeat is stale'
      )
    })
  }
  const stopHeartbeat = startHeartbeat(() => [claim.worker])
  if (isOther) {
    signal?.addEventListener('abort', leave)
    if (signal?.aborted) leave()
    onOther?.(await Upload.findOrFail(claim.id))
  }
  try {
    await runClaimedUpload(claim, isOther ? {} : { onProgress })
  } catch (error) {
    logger.error({ err: error }, 'An upload was interrupted and will be resumed')
  } finally {
    signal?.removeEventListener('abort', leave)
    await stopHeartbeat()
    await releaseUpload(claim)
  }
}

async function reportProgress(upload: Upload, { onProgress, onWait }: Watcher) {
  if (upload.status === 'queued') {
    onWait?.(await Upload.query().where({ kind: upload.kind }).whereNotNull('worker').first())
    return
  }
  const { created, updated, unchanged, removed, skillsCreated, failed, processed } = upload
  const total = Math.max(upload.total ?? 0, processed)
  const tally = { created, updated, unchanged, removed, skillsCreated }
  onProgress?.({ ...tally, failed, processed, total, phase: 'rows' })
}
