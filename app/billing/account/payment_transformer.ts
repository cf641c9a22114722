import { BaseTransformer } from '@adonisjs/core/transformers'
import type Payment from '#app/billing/payment'

/** A payment of a client, in minor units, without the note of staff. Load it with `paymentsOf`. */
export default class PaymentTransformer extends BaseTransformer<Payment> {
  toObject() {
    const { id, method, amount, receivedOn, sale } = this.resource
    const { invoice } = sale
    return {
      id,
      received_on: receivedOn.toISODate()!,
      method,
      sale: { id: sale.uid, number: sale.number },
      package: sale.packageName,
      invoice: invoice && { id: invoice.uid, number: invoice.number },
      amount,
      currency: sale.currency,
    }
  }
}
