import type Invoice from '#app/billing/invoice'
import type { ListFileColumns } from '#app/core/lists/list_file'
import { majorUnits } from '#app/money/money'

/**
 * What bookkeeping needs of each document; amounts are in major units ("49.00"), those of credit notes negative. Load
 * `sale`, `corrected` and the payments of the sale beforehand.
 */
export const documentColumns: ListFileColumns<Invoice> = {
  number: ({ number }) => number,
  date: ({ issuedOn }) => issuedOn,
  kind: ({ kind }) => kind,
  client: ({ buyer }) => buyer.name,
  net: (invoice) => signed(invoice, invoice.net),
  tax: (invoice) => signed(invoice, invoice.tax),
  gross: (invoice) => signed(invoice, invoice.gross),
  currency: ({ currencyCode }) => currencyCode,
  tax_rate: ({ taxes }) => majorUnits(taxes[0].rate, 2),
  tax_category: ({ taxes }) => taxes[0].category,
  country: ({ buyer }) => buyer.country,
  vat_id: ({ buyer }) => buyer.vat_id,
  due: ({ dueOn }) => dueOn,
  corrects: ({ corrected }) => (corrected as Invoice | null)?.number ?? null,
  sale: ({ sale }) => sale.number,
  payment_status: ({ kind, sale }) => (kind === 'invoice' ? sale.paymentStatus : null),
  paid_on: ({ kind, sale }) =>
    kind === 'invoice' ? (sale.payments[0]?.receivedOn.toISODate() ?? null) : null,
}

function signed({ kind, currencyExponent }: Invoice, amount: number): string {
  return majorUnits(kind === 'credit_note' ? -amount : amount, currencyExponent)
}
