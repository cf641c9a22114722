import type { StaffWriting } from '#app/accounts/audit/audit_log'
import { writeAuditEntry } from '#app/accounts/audit/audit_log'
import { issueMissingInvoices } from '#app/billing/documents/issue/issue_missing_invoices'
import {
  attributesOf,
  sellerFieldsOf,
  type SellerFields,
} from '#app/billing/documents/seller/seller_fields'
import Seller from '#app/billing/seller'
import { differenceOf } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { lockRow } from '#app/core/db/lock_row'
import { t } from '#app/core/text/text'

/**
 * Changes the given fields of the seller and logs the change. As soon as the data is complete, the invoices of
 * earlier sales are issued; returns their number. Throws `StaleWrite`.
 */
export async function saveSeller(
  changes: Partial<SellerFields>,
  { actor, claim }: StaffWriting
): Promise<number> {
  return inTransaction(async (trx) => {
    const seller = await lockRow(trx, Seller, 1, 'documents_answers.the_seller')
    claim?.check(seller.version, t('documents_answers.the_seller'))
    const before = sellerFieldsOf(seller)
    const given = Object.entries(changes).filter(
      ([name, value]) => name in before && value !== undefined
    )
    const after: SellerFields = { ...before, ...Object.fromEntries(given) }
    const difference = differenceOf(before, after)
    if (difference) {
      await seller.merge({ ...attributesOf(after), version: seller.version + 1 }).save()
      await writeAuditEntry(trx, actor, {
        action: 'updated',
        subject: 'seller',
        subjectUid: null,
        subjectName: after.legal_name ?? '',
        ...difference,
      })
    }
    return issueMissingInvoices(trx)
  })
}
