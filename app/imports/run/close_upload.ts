import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { areaOf } from '#app/accounts/role'
import User from '#app/accounts/user'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { finishJob } from '#app/jobs/jobs'
import { notify } from '#app/notifications/notify'
import type { LocalizedMessage } from '#app/notifications/notification'
import { releaseUndone } from '#app/imports/run/release_undone'
import { tellWebhooksOf } from '#app/imports/run/queue_upload_event'
import Upload, { type UploadStatus } from '#app/imports/upload'

/** From so many seconds between its sending and its end on, nobody is thought to have waited for it. */
export const longSeconds = 60

interface Wanted {
  id: number
  /** The name of the claim that has it; null where none has. */
  worker: string | null
  statuses: UploadStatus[]
}

/**
 * Ends an upload that is as it is wanted, gives its place free and tells who began it, where it failed or
 * took long, where its report is: of a check and of what was cancelled nobody is told, they were being
 * watched. The house's webhooks are told. An undo that had not begun leaves the other
 * upload. Writes the upload, that one, at most one notification and deliveries of webhooks, in one transaction. False where it is not so.
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
    await tell(id, trx)
    await tellWebhooksOf(id, trx)
    return true
  })
}

async function tell(id: number, trx: TransactionClientContract) {
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
  await notify([person], { kind: 'upload', says: saidOf(upload), link }, trx)
}

function saidOf(upload: Upload): LocalizedMessage {
  const { fileName: file, kind, status, created, updated, removed, skillsCreated, failed } = upload
  const drafts = kind === 'relations' ? skillsCreated : 0
  const values = { file, changes: created + updated + removed + drafts, failed }
  if (status === 'failed') {
    return { id: upload.undoOf ? 'notices.undo_failed' : 'notices.upload_failed', values: { file } }
  }
  return { id: upload.undoOf ? 'notices.upload_undone' : 'notices.upload_over', values }
}
