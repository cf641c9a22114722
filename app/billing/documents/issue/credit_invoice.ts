import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { tIn } from '#app/core/text/text'
import Invoice, { type InvoiceLine, type InvoiceTax } from '#app/billing/invoice'
import Seller from '#app/billing/seller'
import { dayOf } from '#app/billing/documents/issue/issue_invoice'
import { nextDocumentNumber } from '#app/billing/documents/issue/next_document_number'

/** The part of an invoice that is not credited. */
export interface Remainder {
  net: number
  tax: number
  gross: number
}

/** What is left of an invoice after its credit notes. Lock the client beforehand. */
export async function remainderOf(
  trx: TransactionClientContract,
  invoice: Invoice
): Promise<Remainder> {
  const credited = await Invoice.query({ client: trx }).where('corrects_id', invoice.id)
  return credited.reduce(
    ({ net, tax, gross }, note) => ({
      net: net - note.net,
      tax: tax - note.tax,
      gross: gross - note.gross,
    }),
    { net: invoice.net, tax: invoice.tax, gross: invoice.gross }
  )
}

/**
 * Issues a credit note over a gross amount of an invoice, or over all that is left of it. The seller and buyer
 * are those of the invoice. Null if nothing is left.
 */
export async function creditInvoice(
  trx: TransactionClientContract,
  invoice: Invoice,
  { gross, reason }: { gross?: number; reason: string | null }
): Promise<Invoice | null> {
  const left = await remainderOf(trx, invoice)
  if (left.gross <= 0) return null
  const credited = gross === undefined || gross === left.gross ? left : partOf(invoice, left, gross)
  const issuedOn = dayOf(await databaseNow(trx), await Seller.current(trx))
  const number = await nextDocumentNumber(trx, 'credit_note', issuedOn.year)
  return Invoice.create(
    {
      ...number,
      ...credited,
      kind: 'credit_note',
      correctsId: invoice.id,
      reason,
      clientId: invoice.clientId,
      saleId: invoice.saleId,
      language: invoice.language,
      seller: invoice.seller,
      buyer: invoice.buyer,
      lines: linesOf(invoice, credited),
      taxes: taxesOf(invoice, credited),
      paymentInstructions: { bank_name: null, iban: null, bic: null, reference: null, text: null },
      currencyCode: invoice.currencyCode,
      currencySymbol: invoice.currencySymbol,
      currencyExponent: invoice.currencyExponent,
      issuedOn: issuedOn.toISODate(),
      dueOn: null,
    },
    { client: trx }
  )
}

/** The net and tax of a gross amount, both at most what is left. */
function partOf(invoice: Invoice, left: Remainder, gross: number): Remainder {
  const [{ rate }] = invoice.taxes
  const net = Number(
    (BigInt(gross) * 20_000n + BigInt(10_000 + rate)) / BigInt(2 * (10_000 + rate))
  )
  const within = Math.max(Math.min(net, left.net), gross - left.tax)
  return { net: within, tax: gross - within, gross }
}

/** The lines of the invoice if all of it is credited, otherwise one line with the amount. */
function linesOf(invoice: Invoice, { net }: Remainder): InvoiceLine[] {
  if (net === invoice.net) return invoice.lines
  const [line] = invoice.lines
  const description = tIn(invoice.language, 'documents_answers.credit_line', {
    line: line.description,
  })
  return [{ ...line, description, quantity: 1, unit_price: net, amount: net }]
}

function taxesOf(invoice: Invoice, { net, tax }: Remainder): InvoiceTax[] {
  const [taxes] = invoice.taxes
  return [{ ...taxes, base: net, amount: tax }]
}
