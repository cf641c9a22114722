import { BaseTransformer } from '@adonisjs/core/transformers'
import type Invoice from '#app/billing/invoice'
import type Sale from '#app/billing/sale'
import stripe from '#config/stripe'
import type Refund from '#app/billing/refund'

/** Money that is due back or was returned, in minor units. Load it with `refundsInFull`. */
export default class RefundTransformer extends BaseTransformer<Refund> {
  toObject() {
    const refund = this.resource
    const { sale } = refund
    const note: Invoice | null = refund.creditNote ?? null
    return {
      id: refund.uid,
      sale: { id: sale.uid, number: sale.number },
      client: { id: sale.buyer.uid, name: sale.clientName },
      credit_note: note && { id: note.uid, number: note.number },
      amount: refund.amount,
      currency: sale.currency,
      status: refund.status,
      method: refund.method,
      /** Whether it can be made by Stripe. */
      by_stripe: stripe.isEnabled && refund.status === 'due' && wasPaidByStripe(sale),
      provider_reference: refund.providerReference,
      note: refund.note,
      created_at: refund.createdAt.toJSDate().toISOString(),
      done_at: refund.doneAt?.toJSDate().toISOString() ?? null,
    }
  }
}

function wasPaidByStripe({ payments }: Sale): boolean {
  return payments.some(({ method }) => method === 'stripe')
}
