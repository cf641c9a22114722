import portal from '#config/portal'
import { dueWith } from '#app/billing/documents/credit/amount_due'
import { amountWithCode } from '#app/money/money'
import { t } from '#app/core/text/text'
import type ClientPackage from '#app/billing/client_package'
import type Sale from '#app/billing/sale'

/**
 * What a client pays for a pending package with tax and without what was credited, in minor units of the sale's currency, why it is pending, and how to
 * pay: as on its invoice. Load the `documents` of the sale.
 */
export function paymentDueOf(clientPackage: ClientPackage, sale: Sale) {
  const { number, currency, invoice } = sale
  const amount = dueWith(sale.documents, sale)
  const written = amountWithCode(amount, sale)
  return {
    amount,
    currency,
    reason: clientPackage.pendingReason!,
    how_to_pay: invoice
      ? t('sales_answers.how_to_pay_invoice', { amount: written, invoice: invoice.number })
      : t('sales_answers.how_to_pay', {
          number,
          amount: written,
          contact: `${portal.url}${portal.basePath}/contact-us`,
        }),
  }
}
