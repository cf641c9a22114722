import { differenceOf } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import ClientPackage from '#app/billing/client_package'
import { writeAuditEntry, type StaffWriting } from '#app/accounts/audit/audit_log'
import { t } from '#app/core/text/text'

/** The fields of a client package that staff can change, by their public names. */
export interface ClientPackageChanges {
  /** A backup pays only if no other package can. */
  backup?: boolean
  /** How much of a ranking its responses contain, 0 to 100 percent. */
  res_percentage?: number
}

/**
 * Updates the settings of a client package, which take effect with the next call. Writes the package and an
 * entry in the audit log; does nothing if nothing changes. Throws `StaleWrite`.
 */
export async function changeClientPackage(
  clientPackage: ClientPackage,
  changes: ClientPackageChanges,
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await ClientPackage.lock(trx, clientPackage.id)
    claim?.check(current.version, t('metering_answers.this_package'))

    const before = { backup: current.backup, res_percentage: current.resPercentage }
    const { backup = current.backup, res_percentage: resPercentage = current.resPercentage } =
      changes
    const difference = differenceOf(before, { backup, res_percentage: resPercentage })
    if (!difference) return

    await current.merge({ backup, resPercentage, version: current.version + 1 }).save()
    await writeAuditEntry(trx, actor, {
      action: 'updated',
      subject: 'client_package',
      subjectUid: current.uid,
      subjectName: current.title,
      ...difference,
    })
  })
}
