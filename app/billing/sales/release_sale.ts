import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Client from '#app/accounts/client'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import { releasePackage } from '#app/billing/client_packages/release_package'
import type Sale from '#app/billing/sale'
import { notifyClient } from '#app/notifications/notify'

/** The package of the sale is not pending, for example because it was paid or voided concurrently. */
class NotPending extends Refusal {
  constructor(number: number) {
    super(t('sales_answers.not_pending', { number }), { code: 'not_pending' })
  }
}

/**
 * Makes the pending package of a sale usable before it is paid; the sale stays unpaid. Throws `NotPending`.
 */
export async function releaseSale(
  sale: Sale,
  { note, actor }: { note?: string; actor: Actor }
): Promise<void> {
  await inTransaction(async (trx) => {
    await Client.lock(trx, sale.clientId)
    const released = await releasePackage(trx, { id: sale.clientPackageId })
    if (!released) throw new NotPending(sale.number)
    await writeAuditEntry(trx, actor, {
      action: 'released',
      subject: 'sale',
      subjectUid: sale.uid,
      subjectName: sale.auditName,
      after: { released, ...(note ? { note } : {}) },
    })
    await notifyClient(
      sale.clientId,
      {
        kind: 'package',
        message: {
          id: 'notices.package_released',
          values: { number: sale.number, package: sale.packageName },
        },
        link: '/portal/partner/all-activated-packages',
      },
      trx
    )
  })
}
