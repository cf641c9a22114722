import { linkTo } from '~/components/portal_link'
import type { Purchase } from '~/components/sales/purchase_columns'
import { formatExactMoney } from '~/format'
import { rich, t } from '~/text'

/** What a client pays for a pending package, why it is pending, and how to pay. */
export function PaymentDue({ purchase }: { purchase: Purchase }) {
  const { name, payment_due: due } = purchase
  if (!due) return null
  return (
    <div className="note is-warning mb-4">
      <p>
        <strong>
          {t('purchases.pending', {
            package: name,
            amount: formatExactMoney(due.amount, due.currency),
          })}
        </strong>
      </p>
      <p>
        {due.reason === 'credit_limit'
          ? t('purchases.pending_credit_limit')
          : rich('purchases.pending_email_unconfirmed', {
              link: linkTo('/auth/confirm-email'),
            })}{' '}
        {due.how_to_pay}
      </p>
    </div>
  )
}
