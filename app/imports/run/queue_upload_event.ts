import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueEvent } from '#app/webhooks/queue_event'
import Upload from '#app/imports/upload'
import { uploadRows } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

/**
 * Queues the webhook event `upload.finished`, whatever the result; not for checks, which change
 * nothing, or uploads cancelled while waiting. Call this in the transaction that ends the claim, so
 * that the event is sent once.
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
