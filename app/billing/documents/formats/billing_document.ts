import type { Language } from '#config/i18n'
import type Invoice from '#app/billing/invoice'
import type {
  BuyerCopy,
  InvoiceKind,
  InvoiceLine,
  InvoiceTax,
  PaymentInstructions,
  SellerCopy,
} from '#app/billing/invoice'

/** The content of an invoice or credit note, which each format writes. */
export interface BillingDocument {
  kind: InvoiceKind
  number: string
  /** `YYYY-MM-DD` */
  issuedOn: string
  dueOn: string | null
  /** The corrected invoice. */
  corrects: { number: string; issuedOn: string } | null
  reason: string | null
  language: Language
  seller: SellerCopy
  buyer: BuyerCopy
  lines: InvoiceLine[]
  taxes: InvoiceTax[]
  paymentInstructions: PaymentInstructions
  currency: { code: string; exponent: number }
  net: number
  tax: number
  gross: number
}

/** The document of an invoice; load `corrected` of a credit note beforehand. */
export function documentOf(invoice: Invoice): BillingDocument {
  const { kind, number, issuedOn, dueOn, reason, language, seller, buyer, lines, taxes } = invoice
  const corrected: Invoice | null = invoice.corrected ?? null
  return {
    ...{ kind, number, issuedOn, dueOn, reason, language, seller, buyer, lines, taxes },
    corrects: corrected && { number: corrected.number, issuedOn: corrected.issuedOn },
    paymentInstructions: invoice.paymentInstructions,
    currency: { code: invoice.currencyCode, exponent: invoice.currencyExponent },
    net: invoice.net,
    tax: invoice.tax,
    gross: invoice.gross,
  }
}
