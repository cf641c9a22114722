import { BaseTransformer } from '@adonisjs/core/transformers'
import type Checkout from '#app/billing/payments/checkout'

/** A payment on a page of Stripe; the amount is in minor units. Load `sale` beforehand. */
export default class CheckoutTransformer extends BaseTransformer<Checkout> {
  toObject() {
    const { uid, sale, amount, status, url, expiresAt } = this.resource
    return {
      id: uid,
      sale: { id: sale.uid, number: sale.number },
      package: sale.packageName,
      amount,
      currency: sale.currency,
      status,
      payment_status: sale.paymentStatus,
      url,
      expires_at: expiresAt.toJSDate().toISOString(),
    }
  }
}
