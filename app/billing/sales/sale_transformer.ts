import { BaseTransformer } from '@adonisjs/core/transformers'
import type SalePayment from '#app/billing/sale_payment'
import type Sale from '#app/billing/sale'
import { percentOf } from '#app/billing/tax/percent_fields'

/**
 * A sale; amounts are in minor units of `currency`, `base_amount` in those of `base_currency`. Load `buyer`,
 * `clientPackage`, `voided`, `reversal` and `documents` beforehand.
 */
export default class SaleTransformer extends BaseTransformer<Sale> {
  toObject() {
    const sale = this.resource
    return {
      ...this.forPurchase(),
      client: { id: sale.buyer.uid, name: sale.clientName },
      client_package: sale.clientPackage.uid,
      /** Whether the package is pending payment. */
      pending: sale.clientPackage.status === 'pending',
      package: {
        name: sale.packageName,
        family: sale.family,
        version: sale.packageVersion,
        total_calls: sale.totalCalls,
      },
      rate: sale.rate,
      base_amount: sale.baseAmount,
      base_tax_amount: sale.baseTaxAmount,
      base_currency: { code: sale.baseCurrencyCode, exponent: sale.baseCurrencyExponent },
      tax_category: sale.taxCategory,
      channel: sale.channel,
      voids: sale.voided?.number ?? null,
      voided_by: sale.reversal?.number ?? null,
    }
  }

  /** The payment of a client package. */
  forPurchase() {
    const sale = this.resource
    return {
      id: sale.uid,
      number: sale.number,
      quantity: sale.quantity,
      unit_price: sale.unitPrice,
      amount: sale.amount,
      tax_rate: percentOf(sale.taxRate),
      tax_amount: sale.taxAmount,
      gross_amount: sale.amount + sale.taxAmount,
      currency: sale.currency,
      payment_status: sale.paymentStatus,
      documents: sale.documents.map(({ uid, kind, number }) => ({ id: uid, kind, number })),
      created_at: sale.createdAt.toJSDate().toISOString(),
    }
  }

  /** With the history of its payment; load it with `findSale`. */
  forDetail() {
    return {
      ...this.toObject(),
      steps: this.resource.steps.map((step) => ({
        id: step.id,
        was: step.was,
        became: step.became,
        note: step.note,
        actor: (step.$extras.actor_name as string | null | undefined) ?? this.#payerOf(step),
        created_at: step.createdAt.toJSDate().toISOString(),
      })),
      payments: this.resource.payments.map((payment) => ({
        id: payment.id,
        method: payment.method,
        amount: payment.amount,
        currency: payment.currencyCode,
        received_on: payment.receivedOn.toISODate()!,
        provider_reference: payment.providerReference,
        note: payment.note,
      })),
    }
  }

  /** Stripe, if it reported the payment. */
  #payerOf({ became }: SalePayment): string | null {
    const isByStripe = this.resource.payments.some(({ method }) => method === 'stripe')
    return became === 'paid' && isByStripe ? 'Stripe' : null
  }
}
