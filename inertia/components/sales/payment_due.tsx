import { PayNow } from '~/components/sales/pay_now'
import { linkTo, PortalLink } from '~/components/portal_link'
import type { Purchase } from '~/components/sales/purchase_columns'
import { statusLabel } from '~/components/status_tag'
import { formatExactMoney } from '~/format'
import { rich, t } from '~/text'

/** What a client pays for a pending package, why it is pending, and how to pay. */
export function PaymentDue(props: {
  purchase: Purchase
  /** Whether it can be paid by Stripe. */
  paysOnline: boolean
}) {
  const { name, sale, payment_due: due } = props.purchase
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
      {sale?.documents.map(({ id, kind, number }) => (
        <p key={id}>
          <PortalLink className="link" href={`/portal/partner/invoices/${id}`}>
            {statusLabel(kind)} {number}
          </PortalLink>
        </p>
      ))}
      {props.paysOnline && sale && <PayNow sale={sale.id} of={name} />}
    </div>
  )
}
