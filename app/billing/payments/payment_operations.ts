import { refundSchema } from '#app/billing/documents/document_operations'
import { checkoutStatuses } from '#app/billing/payments/checkout'
import type CheckoutTransformer from '#app/billing/payments/checkout_transformer'
import { paymentStatuses } from '#app/billing/sale'
import { tagged } from '#app/core/contract/operation'
import { currency, sale } from '#app/billing/billing_schemas'
import { enumOf, integer, nullable, recordOf, text, timestamp, uid } from '#app/core/json_schema'

const checkoutSchema = recordOf<ReturnType<CheckoutTransformer['toObject']>>(
  'Checkout',
  {
    id: uid(),
    sale,
    package: text('Starter'),
    amount: integer(5831, { minimum: 1 }),
    currency,
    status: enumOf(checkoutStatuses),
    payment_status: enumOf(paymentStatuses, 'unpaid'),
    url: nullable(text('https://checkout.stripe.com/c/pay/cs_live_a1')),
    expires_at: timestamp(),
  },
  'A payment on a page of Stripe, in minor units.'
)

export const paymentOperations = {
  ...tagged('Packages', {
    'v1.checkouts.store': {
      summary: 'Pay a purchase online',
      description:
        'Returns the page of Stripe on which a person of your client pays the unpaid sale (`sale.id` of the purchase) by card or wallet. The same page is returned until it expires. The package is released as soon as Stripe reports the payment.',
      answers: { 201: { schema: checkoutSchema } },
      errors: ['not_found', 'already_settled', 'not_payable_online', 'payments_unavailable'],
    },
  }),
  ...tagged('Sales', {
    'v1.refunds.stripe': {
      summary: 'Make a refund by Stripe',
      description:
        'Returns the money of a refund to the card of the payment. If Stripe needs time, the refund stays `due` until Stripe reports it.',
      answers: { 200: { schema: refundSchema } },
      errors: ['already_settled', 'not_refundable', 'refund_refused', 'payments_unavailable'],
    },
  }),
}
