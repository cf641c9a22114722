import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#config/i18n'
import { tIn } from '#app/core/text/text'
import Client from '#app/accounts/client'
import Invoice, { type InvoiceLine } from '#app/billing/invoice'
import type Sale from '#app/billing/sale'
import Seller from '#app/billing/seller'
import type { TaxCategory } from '#app/billing/tax_category'
import { nextDocumentNumber } from '#app/billing/documents/issue/next_document_number'
import { buyerCopy, documentLanguage, sellerCopy } from '#app/billing/documents/issue/parties'

/**
 * Issues the invoice of a new sale in its transaction, with the next number of the year; null for a sale
 * without a price, and as long as the seller's data is incomplete.
 */
export async function issueInvoice(
  trx: TransactionClientContract,
  sale: Sale,
  issuedAt: DateTime = sale.createdAt
): Promise<Invoice | null> {
  const seller = await Seller.current(trx)
  if (sale.amount <= 0 || !seller.isComplete) return null
  const client = await Client.findOrFail(sale.clientId, { client: trx })
  const language = documentLanguage(client)
  const issuedOn = dayOf(issuedAt, seller)
  const number = await nextDocumentNumber(trx, 'invoice', issuedOn.year)
  return Invoice.create(
    {
      ...number,
      kind: 'invoice',
      clientId: client.id,
      saleId: sale.id,
      language,
      seller: sellerCopy(seller),
      buyer: buyerCopy(client, seller),
      lines: [lineOf(sale, seller, language)],
      taxes: [taxOfSale(sale, language)],
      paymentInstructions: {
        bank_name: seller.bankName,
        iban: seller.iban,
        bic: seller.bic,
        reference: number.number,
        text: seller.paymentInstructions,
      },
      currencyCode: sale.currencyCode,
      currencySymbol: sale.currencySymbol,
      currencyExponent: sale.currencyExponent,
      net: sale.amount,
      tax: sale.taxAmount,
      gross: sale.amount + sale.taxAmount,
      issuedOn: issuedOn.toISODate(),
      dueOn: issuedOn.plus({ days: seller.paymentDays }).toISODate(),
    },
    { client: trx }
  )
}

/** The day of a time in the seller's time zone. */
export function dayOf(time: DateTime, { timeZone }: Pick<Seller, 'timeZone'>): DateTime<true> {
  const day = time.setZone(timeZone).startOf('day')
  return day as DateTime<true>
}

function lineOf(sale: Sale, seller: Seller, language: Language): InvoiceLine {
  return {
    description: tIn(language, 'sales_answers.receipt_line', {
      package: sale.packageName,
      calls: sale.totalCalls,
    }),
    quantity: sale.quantity,
    unit_price: sale.unitPrice,
    amount: sale.amount,
    category: sale.taxCategory,
    rate: sale.taxRate,
    supplied_on: dayOf(sale.createdAt, seller).toISODate(),
  }
}

function taxOfSale(
  { taxCategory, taxRate, taxReason, amount, taxAmount }: Sale,
  language: Language
) {
  const standardReason = standardReasons[taxCategory]
  return {
    category: taxCategory,
    rate: taxRate,
    reason: taxReason ?? (standardReason ? tIn(language, standardReason) : null),
    base: amount,
    amount: taxAmount,
  }
}

const standardReasons: Partial<
  Record<TaxCategory, 'documents_answers.reverse_charge' | 'documents_answers.export'>
> = {
  AE: 'documents_answers.reverse_charge',
  G: 'documents_answers.export',
}
