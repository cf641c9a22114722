import { BaseTransformer } from '@adonisjs/core/transformers'
import type Invoice from '#app/billing/invoice'
import type Refund from '#app/billing/refund'
import { percentOf } from '#app/billing/tax/percent_fields'

/** An invoice or credit note; amounts are in minor units. Load it with `documentsInFull`. */
export default class DocumentTransformer extends BaseTransformer<Invoice> {
  toObject() {
    const invoice = this.resource
    const corrected: Invoice | null = invoice.corrected ?? null
    const refund: Refund | null = invoice.refund ?? null
    return {
      id: invoice.uid,
      kind: invoice.kind,
      number: invoice.number,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      client: { id: invoice.holder.uid, name: invoice.holder.name },
      sale: { id: invoice.sale.uid, number: invoice.sale.number },
      payment_status: invoice.sale.paymentStatus,
      corrects: corrected && { id: corrected.uid, number: corrected.number },
      credit_notes: invoice.creditNotes.map(({ uid, number, gross }) => ({
        id: uid,
        number,
        gross,
      })),
      /** Of a credit note whose amount is to be returned or was returned. */
      refund_status: refund && refund.status,
      currency: {
        code: invoice.currencyCode,
        symbol: invoice.currencySymbol,
        exponent: invoice.currencyExponent,
      },
      net: invoice.net,
      tax: invoice.tax,
      gross: invoice.gross,
      created_at: invoice.createdAt.toJSDate().toISOString(),
    }
  }

  /** With all that the document says. */
  forDetail() {
    const { seller, buyer, lines, taxes, reason, language, paymentInstructions } = this.resource
    return {
      ...this.toObject(),
      reason,
      language,
      seller,
      buyer,
      lines: lines.map(({ rate, ...line }) => ({ ...line, tax_rate: percentOf(rate) })),
      taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, tax_rate: percentOf(rate) })),
      payment_instructions: paymentInstructions,
    }
  }
}
