import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueEvent } from '#app/webhooks/queue_event'
import Upload from '#app/imports/upload'
import { uploadRows } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

/**
 * Tells the house's webhooks that work at an upload has ended, `upload.finished`, however it did; of a check,
 * which changes nothing, nobody is told, nor of what was cancelled while it waited. Call it in the
 * transaction that takes it from who worked at it: so each end is told once.
 */
export async function tellWebhooksOf(id: number, trx: TransactionClientContract): Promise<void> {
  const upload = await Upload.query({ client: trx }).where({ id, dryRun: false }).first()
  if (!upload) return
  const data = async () => {
    const [row] = await uploadRows([upload], trx)
    return { upload: new UploadTransformer(row).toObject() }
  }
  await queueEvent({ event: 'upload.finished', clientId: null, data }, trx)
}
