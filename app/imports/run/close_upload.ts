import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { areaOf } from '#app/accounts/role'
import User from '#app/accounts/user'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { finishJob } from '#app/jobs/jobs'
import { notify } from '#app/notifications/notify'
import type { LocalizedMessage } from '#app/core/text/text'
import Upload, { type UploadStatus } from '#app/imports/upload'
import { uploadRows } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'
import { queueEvent } from '#app/webhooks/queue_event'

/** The duration in seconds from which an upload counts as long, so that its user is notified. */
export const longSeconds = 60

interface Wanted {
  id: number
  /** The name of the claim; null if unclaimed. */
  worker: string | null
  statuses: UploadStatus[]
}

/**
 * Ends an upload in the expected state and frees its place in the queue. Notifies its user if it
 * failed or took long, but not of a check or a cancellation, and sends the webhooks of the
 * organization. An undo that had not started is unlinked from its upload. Writes the uploads, at
 * most one notification and the webhook deliveries in one transaction. Returns false if the state
 * differs.
 */
export async function closeUpload(
  { id, worker, statuses }: Wanted,
  values: Record<string, unknown> & { status: string }
): Promise<boolean> {
  return inTransaction(async (trx) => {
    const closed = await trx
      .from('uploads')
      .where({ id, worker })
      .whereIn('status', statuses)
      .update({
        ...values,
        worker: null,
        finished_at: trx.raw(sqlNow(trx)),
        updated_at: trx.raw('current_timestamp'),
      })
    if (Number(closed) === 0) return false
    if (worker) await finishJob(trx, worker)
    await releaseUndone(trx, id)
    await notifyStarter(id, trx)
    await queueUploadEvent(id, trx)
    return true
  })
}

async function notifyStarter(id: number, trx: TransactionClientContract) {
  const upload = await Upload.query({ client: trx })
    .where({ id, dryRun: false })
    .whereNotNull('startedBy')
    .whereNot('status', 'cancelled')
    .where((some) =>
      some
        .where('status', 'failed')
        .orWhereRaw(`uploads.created_at <= ${sqlFromNow(trx, -longSeconds)}`)
    )
    .first()
  if (!upload) return
  const person = await User.query({ client: trx })
    .where({ id: upload.startedBy, status: 'active' })
    .first()
  if (!person) return
  const link = `${areaOf(person.role) ?? ''}/skills/upload-status/${upload.uid}`
  await notify([person], { kind: 'upload', message: messageOf(upload), link }, trx)
}

function messageOf(upload: Upload): LocalizedMessage {
  const { fileName: file, kind, status, created, updated, removed, skillsCreated, failed } = upload
  const drafts = kind === 'relations' ? skillsCreated : 0
  const values = { file, changes: created + updated + removed + drafts, failed }
  if (status === 'failed') {
    return { id: upload.undoOf ? 'notices.undo_failed' : 'notices.upload_failed', values: { file } }
  }
  return { id: upload.undoOf ? 'notices.upload_undone' : 'notices.upload_over', values }
}

/**
 * If the upload is an undo that ended before it changed anything and is not running, makes the
 * other upload undoable again. Otherwise does nothing.
 */
export async function releaseUndone(client: QueryClientContract, id: number): Promise<void> {
  const undone = client
    .from('uploads as undo')
    .where({ 'undo.id': id, 'undo.checkpoint': 0 })
    .whereIn('undo.status', ['failed', 'cancelled'])
    .whereNull('undo.worker')
    .select('undo.undo_of')
  await client
    .from('uploads')
    .where('undone_by', id)
    .whereIn('id', undone)
    .update({ undone_by: null })
}

/**
 * Queues the webhook event `upload.finished`, whatever the result; not for checks, which change
 * nothing, or uploads cancelled while waiting. Call this in the transaction that ends the claim, so
 * that the event is sent once.
 */
export async function queueUploadEvent(id: number, trx: TransactionClientContract): Promise<void> {
  const upload = await Upload.query({ client: trx }).where({ id, dryRun: false }).first()
  if (!upload) return
  const data = async () => {
    const [row] = await uploadRows([upload], trx)
    return { upload: new UploadTransformer(row).toObject() }
  }
  await queueEvent({ event: 'upload.finished', clientId: null, data }, trx)
}
