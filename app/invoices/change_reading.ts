import { databaseNow } from '#app/core/db/database_clock'
import { forgetAnswers } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import type { VersionClaim } from '#app/core/http/version_claim'
import { t } from '#app/core/text/text'
import { addCorrections, type Corrections, type EmptyRows } from '#app/invoices/corrections'
import { expiryOf, listColumns } from '#app/invoices/store_reading'
import StoredReading from '#app/invoices/stored_reading'
import { removeFile } from '#app/core/files/stored_files'

export interface ReadingChanges {
  corrections?: Corrections
  emptyRows?: EmptyRows
  isKept?: boolean
}

/**
 * Corrects values and changes whether the reading is kept; does nothing if nothing changes. The original
 * values are kept in addition to the corrections.
 *
 * @throws StaleWrite; ReadingRefused if there is nothing to correct or keep; errors of `addCorrections`
 */
export async function changeReading(
  reading: StoredReading,
  { corrections, emptyRows, isKept }: ReadingChanges,
  claim: VersionClaim
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await StoredReading.lock(trx, reading.id)
    claim.check(current.version, t('invoices_answers.this_reading'))
    const { asRead } = current
    const after = corrections
      ? addCorrections(asRead, current.corrections, corrections, { emptyRows })
      : current.corrections
    const isOther = isKept !== undefined && isKept !== current.isKept
    if (!isOther && isSame(after, current.corrections)) return

    current.merge({ corrections: after, ...listColumns(asRead, after) })
    if (isOther) {
      current.isKept = isKept
      current.expiresAt = expiryOf(current, await databaseNow(trx))
    }
    await current.merge({ version: current.version + 1 }).save()
  })
}

/**
 * Deletes a reading with its files and the stored responses of its Idempotency-Keys.
 *
 * @throws StaleWrite
 */
export async function deleteReading(reading: StoredReading, claim: VersionClaim): Promise<void> {
  const files = await inTransaction(async (trx) => {
    const current = await StoredReading.lock(trx, reading.id)
    claim.check(current.version, t('invoices_answers.this_reading'))
    const ownFiles = await current.related('files').query()
    const { clientId, userId, uid } = current
    if (clientId) await forgetAnswers(trx, `client:${clientId}`, uid)
    if (userId) await forgetAnswers(trx, `user:${userId}`, uid)
    await current.delete()
    return ownFiles
  })
  for (const { storedFile } of files) await removeFile(storedFile)
}

function isSame(one: Corrections, other: Corrections): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && one[name] === other[name])
  )
}
