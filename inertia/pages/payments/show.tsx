import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { PayNow } from '~/components/sales/pay_now'
import { formatExactMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface PaymentProps {
  checkout: Data.Billing.Payments.Checkout
  /** Whether the client has just come back, but the payment is not known yet. */
  is_confirming: boolean
}

/** The state of a payment, where Stripe redirects to. */
export default function Payment({ checkout, is_confirming: isConfirming }: PaymentProps) {
  const state = stateOf(checkout, isConfirming)
  const amount = formatExactMoney(checkout.amount, checkout.currency)
  const [title, text] = words[state]
  return (
    <div className="form-column">
      <PageHeader title={t('payments.title', { number: checkout.sale.number })}>
        <PortalLink className="button" href="/portal/partner/all-activated-packages">
          {t('common.menu_purchase_history')}
        </PortalLink>
      </PageHeader>
      <Card>
        <div role="status">
          <p>
            <strong>{t(title)}</strong>
          </p>
          <p>{t(text, { amount, package: checkout.package })}</p>
        </div>
        {state === 'confirming' && (
          <div className="buttons mt-3">
            <PortalLink
              className="button is-primary"
              href={`/portal/partner/checkouts/${checkout.id}?returned=paid`}
            >
              {t('payments.check_again')}
            </PortalLink>
          </div>
        )}
        {state === 'not_paid' && <PayNow sale={checkout.sale.id} />}
      </Card>
    </div>
  )
}

Payment.layout = PortalLayout

function stateOf(checkout: PaymentProps['checkout'], isConfirming: boolean): State {
  if (checkout.status === 'paid' && checkout.payment_status === 'paid') return 'paid'
  if (checkout.status === 'rejected') return 'rejected'
  if (checkout.payment_status !== 'unpaid') return 'paid_otherwise'
  return isConfirming ? 'confirming' : 'not_paid'
}

/** The title and the text of each state. */
const words = {
  paid: ['payments.paid', 'payments.paid_text'],
  paid_otherwise: ['payments.nothing_due', 'payments.paid_otherwise'],
  confirming: ['payments.confirming', 'payments.confirming_text'],
  not_paid: ['payments.not_paid', 'payments.not_paid_text'],
  rejected: ['payments.rejected', 'payments.rejected_text'],
} as const

type State = keyof typeof words
