import portal from '#config/portal'
import type { Language } from '#config/i18n'
import { NotFound } from '#app/core/errors/problem'
import { countryName } from '#app/core/text/countries'
import { t, tIn } from '#app/core/text/text'
import type ClientPackage from '#app/billing/client_package'
import type Sale from '#app/billing/sale'
import { percentOf } from '#app/billing/tax/percent_fields'
import { salesInFull } from '#app/billing/sales/sale_list'

/** The data of a receipt; amounts are in minor units of `currency`. */
export type Receipt = {
  number: number
  /** The time of the sale, ISO 8601. */
  date: string
  seller: string
  client: { name: string; address: string[]; tax_id: string | null }
  currency: { code: string; symbol: string; exponent: number }
  lines: Array<{ text: string; quantity: number; unit_price: number; amount: number }>
  net: number
  tax: { rate: number; amount: number; reason: string | null }
  /** With tax. */
  total: number
  /** The numbers of the invoice and its credit notes. */
  documents: string[]
  payment_status: Sale['paymentStatus']
  /** The number of the sale that this one voids. */
  voids: number | null
  /** The number of the sale that voids this one. */
  voided_by: number | null
}

/**
 * The receipt of a sale, in English for files, with the client's data at the time of the sale. Load the sale
 * with `salesInFull` or `findSale`.
 */
export function receiptOf(sale: Sale, language: Language = 'en'): Receipt {
  const { quantity, unitPrice, amount } = sale
  return {
    number: sale.number,
    date: sale.createdAt.toJSDate().toISOString(),
    seller: (sale.voided ?? sale).invoice?.seller.name ?? portal.name,
    client: buyerOf(sale, language),
    currency: sale.currency,
    lines: [
      {
        text: tIn(language, 'sales_answers.receipt_line', {
          package: sale.packageName,
          calls: sale.totalCalls,
        }),
        quantity,
        unit_price: amount < 0 ? 0 - unitPrice : unitPrice,
        amount,
      },
    ],
    net: amount,
    tax: { rate: percentOf(sale.taxRate), amount: sale.taxAmount, reason: sale.taxReason },
    total: amount + sale.taxAmount,
    documents: sale.documents.map((document) => document.number),
    payment_status: sale.paymentStatus,
    voids: sale.voided?.number ?? null,
    voided_by: sale.reversal?.number ?? null,
  }
}

/** The buyer as on the invoice of the sale or of the sale that it voids, if there is one. */
function buyerOf(sale: Sale, language: Language): Receipt['client'] {
  const documents = [...sale.documents, ...(sale.voided?.documents ?? [])]
  const buyer = documents.at(0)?.buyer
  const street = buyer?.address ?? (sale.clientAddress ?? '').split(/\r?\n/)
  const place = [buyer?.post_code, buyer?.city].filter(Boolean).join(' ')
  const country = buyer?.country ?? sale.clientCountry
  return {
    name: buyer?.name ?? sale.clientName,
    address: [...street, place, country ? countryName(country, language) : ''].filter(Boolean),
    tax_id: buyer ? (buyer.vat_id ?? buyer.tax_id) : sale.clientTaxId,
  }
}

/** The paid sale of this package. Throws `NotFound`, also for a sale that is not paid. */
export async function saleOf({ id }: ClientPackage): Promise<Sale> {
  const sale = await salesInFull()
    .where('sales.client_package_id', id)
    .whereNull('sales.voids')
    .first()
  if (sale?.paymentStatus !== 'paid') throw new NotFound(t('sales_answers.the_receipt'))
  return sale
}
