import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { parse } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry } from '#app/accounts/audit/audit_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { UploadIsOver } from '#app/imports/actions/cancel_upload'
import { optionsFor, refuseCreatedDomains } from '#app/imports/actions/upload_rights'
import type { ImportOptions } from '#app/imports/importer'
import { isAlreadyImported, queueUpload, type QueuedFile } from '#app/imports/actions/queue_upload'
import { columnsOfRejected, rejectedFile } from '#app/imports/report/rejected_file'
import { lockUndone } from '#app/imports/undo/may_undo'
import Upload from '#app/imports/upload'
import { uploadAuditDetails } from '#app/imports/actions/audit_upload'
import { storedNameOf, newTempPath } from '#app/core/files/stored_files'
import { enqueueUpload } from '#app/imports/run/upload_claims'

export interface Retry {
  /** `failed`: only the rejected rows; `all`: the whole file. */
  rows: 'failed' | 'all'
  /**
   * Checks the file again or for the first time; false imports a checked file. Defaults to the
   * original value.
   */
  dryRun?: boolean
  startedBy: number | null
  /** The IP address of the user; null for a command. */
  ip?: string | null
}

/**
 * Retries an ended upload. Rejected rows and completed files become a new upload; a failed or
 * cancelled upload, including an undo, resumes after its last chunk. A checked file is imported
 * only once: further calls return the upload that does so.
 *
 * @throws UploadIsOver if it has not ended; `FileFault` if its file was deleted; a `Refusal` (409
 * `nothing_to_retry`) without rejected rows, (403) for the undo of what the user may not write
 */
export async function retryUpload(upload: Upload, wanted: Retry): Promise<Upload> {
  const retry = { ...wanted, dryRun: wanted.dryRun ?? upload.dryRun }
  if (upload.isWaitingOrRunning || upload.worker) {
    throw new UploadIsOver(t('uploads_answers.not_over'))
  }
  const wasInterrupted = ['failed', 'cancelled'].includes(upload.status)
  if (upload.undoOf) {
    if (wasInterrupted) return resumeUpload(upload, retry)
    throw new Refusal(t('uploads_answers.undo_complete'), { status: 409, code: 'nothing_to_retry' })
  }
  if (retry.rows === 'failed') return retryRejected(upload, retry)

  const resumes = wasInterrupted && !upload.dryRun && !retry.dryRun && !upload.undoneBy
  if (resumes) {
    await storedNameOf(upload)
    return resumeUpload(upload, retry)
  }
  const { dryRun, startedBy, ip } = retry
  const { kind, fileName, options } = upload
  const again = { kind, fileName, options, dryRun, startedBy, ip, retryOf: upload }
  return upload.dryRun && !dryRun ? importChecked(upload, again) : queueUpload(again)
}

/**
 * Whether rejected rows of the upload are merged, whatever its mode: with `replace`, they would
 * delete the relations that the upload imported.
 */
export function retriesByMerge({ kind }: Pick<Upload, 'kind'>): boolean {
  return kind === 'relations'
}

/** The upload that imports the file that this one checked; null if there is none. */
export async function importOf({ id }: Pick<Upload, 'id'>): Promise<Upload | null> {
  return Upload.findBy('takenFrom', id)
}

async function importChecked(check: Upload, again: QueuedFile): Promise<Upload> {
  const earlier = await importOf(check)
  if (earlier) return earlier
  try {
    return await queueUpload({ ...again, importsChecked: true })
  } catch (error) {
    const other = isAlreadyImported(error) ? await importOf(check) : null
    if (!other) throw error
    return other
  }
}

/** Imports the rejected rows as a new upload; `fixes` are corrected cells by row number. */
export async function retryRejected(
  upload: Upload,
  { dryRun, startedBy, ip }: Retry,
  fixes?: Map<number, string[]>
): Promise<Upload> {
  const kept = await db.from('rejected_rows').where('upload_id', upload.id).first()
  if (!kept) {
    throw new Refusal(t('uploads_answers.nothing_to_retry'), {
      status: 409,
      code: 'nothing_to_retry',
    })
  }
  const path = await newTempPath()
  try {
    const rows = rejectedFile(upload, 'csv', { withFaults: false, fixes })
    await pipeline(Readable.from(rows), createWriteStream(path, { mode: 0o600 }))
    return await queueUpload({
      kind: upload.kind,
      path,
      move: true,
      fileName: `${parse(upload.fileName.replace(/\.gz$/i, '')).name}-rejected.csv`,
      options: {
        ...upload.options,
        mode: retriesByMerge(upload) ? 'merge' : upload.options.mode,
        ...{ encoding: 'utf-8', delimiter: ',', noHeader: false },
        columns: columnsOfRejected(upload),
        weightScale: upload.report?.weight?.scale ?? null,
      },
      dryRun,
      startedBy,
      ip,
      retryOf: upload,
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function resumeUpload(upload: Upload, { startedBy, ip = null }: Retry): Promise<Upload> {
  const options = upload.undoOf ? {} : await optionsFor(startedBy, upload.options)
  const queued = await inTransaction(async (trx) => {
    const again = await queueAgain(upload, options, trx)
    if (!again) return false
    if (upload.undoOf) {
      const undone = await Upload.findOrFail(upload.undoOf, { client: trx })
      await refuseCreatedDomains(startedBy, undone, trx)
      await lockUndone(upload, trx)
    }
    await enqueueUpload(trx, upload)
    await writeAuditEntry(trx, { id: startedBy, ip }, uploadAuditDetails(upload, 'retried'))
    return true
  })
  if (!queued) {
    await upload.refresh()
    if (!upload.isWaitingOrRunning && !upload.undoneBy) await storedNameOf(upload)
    throw new UploadIsOver(t('uploads_answers.taken_up'))
  }
  return upload.refresh()
}

/** Returns false if it was queued concurrently, or if its file was deleted. */
async function queueAgain(
  { id }: Upload,
  options: Partial<ImportOptions>,
  trx: TransactionClientContract
): Promise<boolean> {
  const queued = await trx
    .from('uploads')
    .where('id', id)
    .whereIn('status', ['failed', 'cancelled'])
    .whereNull('worker')
    .whereNull('undone_by')
    .where('held', false)
    .where((file) => file.whereNotNull('stored_file').orWhereNotNull('undo_of'))
    .update({
      ...{ status: 'queued', message: null, said: null, finished_at: null, attempts: 0 },
      waits_for: null,
      options: JSON.stringify(options),
    })
  return Number(queued) > 0
}
