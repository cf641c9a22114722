import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { startHeartbeat } from '#app/jobs/jobs'
import type { ImportJob } from '#app/imports/run/run_import'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import {
  claimUpload,
  endCutOff,
  failUpload,
  mostAttempts,
  releaseUpload,
  type Claim,
} from '#app/imports/run/upload_claims'

interface Watcher extends Pick<ImportJob, 'onProgress'> {
  /** Whether this process takes the upload up when its turn comes; otherwise workers do. */
  itself: boolean
  /** It cannot begin yet; which upload has its place, null when a worker is to take it up. */
  onWait?: (busy: Upload | null) => void
  /** This process goes on first with one that broke off and has the place. */
  onOther?: (other: Upload) => void
  /** Leaves the work of others to the next process; the upload itself is cancelled by who aborts. */
  signal?: AbortSignal
}

/** How often it is looked at, in ms. */
const lookEvery = 250
/**
 * Sees an upload to its end: takes it up in this process once none of its kind is under way, or watches
 * the worker that has it. Of processes and workers exactly one runs it; one of its kind that broke off and
 * holds the place is taken up first, so that it needs no worker. Returns the upload as it ended.
 */
export async function carryOutUpload(upload: Upload, watcher: Watcher): Promise<Upload> {
  await endCutOff()
  for (;;) {
    if (await isOver(upload)) return upload

    const claim = watcher.itself ? await claimUpload({ only: upload }) : null
    if (claim) await run(claim, upload, watcher)
    else await tell(upload, watcher)
    if (claim && (await isOver(upload))) return upload
    await wait(lookEvery)
  }
}

async function isOver(upload: Upload): Promise<boolean> {
  await upload.refresh()
  return !upload.isWaitingOrRunning && !upload.worker
}

async function run(claim: Claim, upload: Upload, { onOther, onProgress, signal }: Watcher) {
  if (claim.attempts > mostAttempts) return failUpload(claim)
  const isOther = claim.id !== upload.id
  const leave = () => {
    releaseUpload(claim, { inOrder: true }).catch((error: unknown) => {
      logger.warn(
        { err: error },
        'An upload could not be released: other processes can claim it when its heartbeat is stale'
      )
    })
  }
  const stopHeartbeat = startHeartbeat(() => [claim.worker])
  if (isOther) {
    signal?.addEventListener('abort', leave)
    onOther?.(await Upload.findOrFail(claim.id))
  }
  try {
    await runClaimedUpload(claim, isOther ? {} : { onProgress })
  } catch (error) {
    logger.error({ err: error }, 'An upload could not be started')
  } finally {
    signal?.removeEventListener('abort', leave)
    await stopHeartbeat()
    await releaseUpload(claim)
  }
}

async function tell(upload: Upload, { onProgress, onWait }: Watcher) {
  if (upload.status === 'queued') {
    onWait?.(await Upload.query().where({ kind: upload.kind }).whereNotNull('worker').first())
    return
  }
  const { created, updated, unchanged, removed, skillsCreated, failed, processed } = upload
  const total = Math.max(upload.total ?? 0, processed)
  const tally = { created, updated, unchanged, removed, skillsCreated }
  onProgress?.({ ...tally, failed, processed, total, phase: 'rows' })
}
