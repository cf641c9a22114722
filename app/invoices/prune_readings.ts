import db from '@adonisjs/lucid/services/db'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import InvoiceFile from '#app/invoices/invoice_file'
import StoredReading from '#app/invoices/stored_reading'
import { deleteFile } from '#app/core/files/stored_files'

const atOnce = 25
/** The retention of statistics: 92 days, the longest range of the dashboard. */
const tallyRetentionSeconds = 92 * 24 * 60 * 60

/**
 * Deletes some expired readings with their files, and old statistics. Expired readings are already hidden.
 * Files that cannot be deleted are orphans, which are deleted a day later.
 */
export async function pruneReadings(): Promise<void> {
  const client = db.connection()
  const over = await StoredReading.query()
    .where('expiresAt', '<=', client.raw(sqlNow(client)))
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(atOnce)
    .select('id')
  const ids = over.map(({ id }) => id)
  const files: InvoiceFile[] = []
  for (const id of ids) files.push(...(await deleteWithFiles(id)))
  await client.rawQuery(
    `delete from invoice_tallies where created_at <= ${sqlFromNow(client, -tallyRetentionSeconds)}`
  )
  for (const { storedFile } of files) await deleteFile(storedFile)
}

/** Deletes a reading and returns its files; none if it was kept in the meantime. */
async function deleteWithFiles(id: number): Promise<InvoiceFile[]> {
  return inTransaction(async (trx) => {
    const files = await InvoiceFile.query({ client: trx }).where('readingId', id)
    const [count] = await StoredReading.query({ client: trx })
      .where('id', id)
      .where('expiresAt', '<=', trx.raw(sqlNow(trx)))
      .delete()
    return count ? files : []
  })
}

/** As `pruneReadings`, until nothing is left to delete, or `stop`. @throws StorageFault */
export async function pruneAllReadings(stop: AbortSignal): Promise<void> {
  const client = db.connection()
  for (;;) {
    await pruneReadings()
    const left = await StoredReading.query()
      .where('expiresAt', '<=', client.raw(sqlNow(client)))
      .first()
    if (!left || stop.aborted) return
  }
}
