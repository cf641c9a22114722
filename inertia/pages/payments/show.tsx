import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { PayNow } from '~/components/sales/pay_now'
import { formatMoney } from '~/format'
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
  const amount = formatMoney(checkout.amount, checkout.currency)
  const values = { amount, package: checkout.package }
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
            <strong>{titles[state]()}</strong>
          </p>
          <p>{texts[state](values)}</p>
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

type State = 'paid' | 'paid_otherwise' | 'confirming' | 'not_paid' | 'rejected'

function stateOf(checkout: PaymentProps['checkout'], isConfirming: boolean): State {
  if (checkout.status === 'paid' && checkout.payment_status === 'paid') return 'paid'
  if (checkout.status === 'rejected') return 'rejected'
  if (checkout.payment_status !== 'unpaid') return 'paid_otherwise'
  return isConfirming ? 'confirming' : 'not_paid'
}

const titles: Record<State, () => string> = {
  paid: () => t('payments.paid'),
  paid_otherwise: () => t('payments.nothing_due'),
  confirming: () => t('payments.confirming'),
  not_paid: () => t('payments.not_paid'),
  rejected: () => t('payments.rejected'),
}

type Values = { amount: string; package: string }

const texts: Record<State, (values: Values) => string> = {
  paid: (values) => t('payments.paid_text', values),
  paid_otherwise: () => t('payments.paid_otherwise'),
  confirming: ({ amount }) => t('payments.confirming_text', { amount }),
  not_paid: (values) => t('payments.not_paid_text', values),
  rejected: ({ package: name }) => t('payments.rejected_text', { package: name }),
}
