import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { creditInvoice, remainderOf } from '#app/billing/documents/issue/credit_invoice'
import Invoice from '#app/billing/invoice'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { oncePerForm } from '#app/core/http/once_per_form'
import { languageNow, t } from '#app/core/text/text'
import { writtenAmount } from '#app/core/text/written_values'
import { minorUnitsOf } from '#app/money/amount_field'
import { notifyClient } from '#app/notifications/notify'

/** The document is a credit note, or its sale is void or waived. */
class NotCreditable extends Refusal {
  constructor() {
    super(t('documents_answers.not_creditable'), { code: 'not_creditable' })
  }
}

/** Credits all that is left of a voided sale's invoice, and records a refund if the sale was paid. */
export async function creditVoidedSale(
  trx: TransactionClientContract,
  sale: Sale,
  { wasPaid, reason }: { wasPaid: boolean; reason: string | null }
): Promise<Invoice | null> {
  const invoice = await Invoice.findBy({ saleId: sale.id, kind: 'invoice' }, { client: trx })
  const note = invoice && (await creditInvoice(trx, invoice, { reason }))
  const amount = note ? note.gross : invoice ? 0 : sale.amount + sale.taxAmount
  if (wasPaid && amount > 0) await recordRefund(trx, sale, { amount, note })
  return note
}

/** Whether a part of the document can be credited; load its sale and credit notes beforehand. */
export function mayCredit({ kind, sale, gross, creditNotes }: Invoice): boolean {
  const credited = creditNotes.reduce((sum, note) => sum + note.gross, 0)
  return kind === 'invoice' && isOpenOrPaid(sale) && credited < gross
}

/**
 * Issues a credit note over a gross amount of an invoice, which is in minor units or, from forms, in major units.
 * The part of a paid sale is to be refunded. The whole rest of an unpaid sale is credited by voiding it. Throws
 * `NotCreditable`, or a `FieldRefusal` for the amount.
 */
export async function creditPart(
  { id, clientId }: Invoice,
  given: { amount: number | string; reason: string; actor: Actor; once?: string }
): Promise<Invoice> {
  const { actor, once } = given
  return inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const credit = () => creditLocked(trx, id, given)
    if (!once) return credit()
    const asked = [id, given.amount, given.reason]
    const form = { owner: `user:${actor.id}`, purpose: 'credit', once, asked }
    const uid = await oncePerForm(trx, form, async () => {
      const note = await credit()
      return note.uid
    })
    return Invoice.findByOrFail({ uid }, { client: trx })
  })
}

async function creditLocked(
  trx: TransactionClientContract,
  id: number,
  { amount, reason, actor }: { amount: number | string; reason: string; actor: Actor }
): Promise<Invoice> {
  const invoice = await Invoice.findOrFail(id, { client: trx })
  const sale = await Sale.findOrFail(invoice.saleId, { client: trx })
  if (invoice.kind !== 'invoice' || !isOpenOrPaid(sale)) throw new NotCreditable()

  const { currencyCode: code, currencyExponent: exponent } = invoice
  const gross = minorUnitsOf('amount', amount, { code, exponent })
  const left = await remainderOf(trx, invoice)
  refuseAmount(gross, { invoice, sale, left: left.gross })
  const note = await creditInvoice(trx, invoice, { gross, reason })
  if (sale.paymentStatus === 'paid') await recordRefund(trx, sale, { amount: gross, note })
  await writeAuditEntry(trx, actor, {
    action: 'credited',
    subject: 'sale',
    subjectUid: sale.uid,
    subjectName: sale.auditName,
    after: { credit_note: note!.number, amount: gross, currency: code, reason },
  })
  await notifyClient(
    invoice.clientId,
    {
      kind: 'sale',
      message: {
        id: 'notices.credit_note',
        values: { number: note!.number, invoice: invoice.number },
      },
      link: `/portal/partner/invoices/${note!.uid}`,
    },
    trx
  )
  return note!
}

function refuseAmount(
  gross: number,
  { invoice, sale, left }: { invoice: Invoice; sale: Sale; left: number }
) {
  const { currencyCode, currencyExponent } = invoice
  if (gross <= 0 || gross > left) {
    const most = writtenAmount(
      { amount: left, code: currencyCode, exponent: currencyExponent },
      languageNow()
    )
    throw new FieldRefusal('amount', 'range', t('documents_answers.amount_too_high', { most }))
  }
  if (gross === left && sale.paymentStatus === 'unpaid') {
    throw new FieldRefusal('amount', 'range', t('documents_answers.credit_all_by_void'))
  }
}

function isOpenOrPaid({ paymentStatus, voids }: Sale): boolean {
  return voids === null && (paymentStatus === 'unpaid' || paymentStatus === 'paid')
}

async function recordRefund(
  trx: TransactionClientContract,
  sale: Sale,
  { amount, note }: { amount: number; note: Invoice | null }
) {
  const { currencyCode } = sale
  await Refund.create(
    { saleId: sale.id, invoiceId: note?.id ?? null, amount, currencyCode, status: 'due' },
    { client: trx }
  )
}
