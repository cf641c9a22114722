import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { findByUid } from '#app/core/db/find_by_uid'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Client from '#app/accounts/client'
import { releasePackage } from '#app/billing/client_packages/release_package'
import { amountDueOf } from '#app/billing/documents/credit/amount_due'
import { creditVoidedSale } from '#app/billing/documents/credit/credit_sale'
import { nextSaleNumber } from '#app/billing/sales/next_sale_number'
import Payment, { type PaymentMethod } from '#app/billing/payment'
import Sale, { type PaymentStatus } from '#app/billing/sale'
import { salesInFull } from '#app/billing/sales/sale_list'
import SalePayment from '#app/billing/sale_payment'
import { notifyOfPayment } from '#app/billing/notices/billing_notices'
import { notifyClient } from '#app/notifications/notify'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

/** Actions on a sale, with their resulting status and the statuses they apply to. */
const settlements = {
  paid: { became: 'paid', from: ['unpaid'] },
  waived: { became: 'waived', from: ['unpaid'] },
  voided: { became: 'void', from: ['unpaid', 'paid', 'waived'] },
} as const satisfies Record<string, { became: PaymentStatus; from: readonly PaymentStatus[] }>

export type Settlement = keyof typeof settlements

/** The note of a settlement and, for a payment, how and when money was received: see `paymentValidator`. */
export interface SettlementInput {
  note?: string
  /** By default by bank transfer. */
  method?: PaymentMethod
  /** A day, UTC; default: today. */
  received_on?: DateTime | null
  /** The id of the payment at its provider. */
  provider_reference?: string
}

/**
 * The payment status of the sale does not permit the action, for example because it was settled concurrently.
 */
export class AlreadySettled extends Refusal {
  constructor({ number, paymentStatus, voids }: Sale) {
    const message =
      voids === null
        ? t('sales_answers.already_settled', { number, status: paymentStatus })
        : t('sales_answers.already_reversal', { number })
    super(message, { code: 'already_settled' })
  }
}

/** Finds a sale by its public id, with its payment history. Throws `NotFound`. */
export async function findSale(uid: unknown): Promise<Sale> {
  const sale = await findByUid(
    salesInFull().preload('payments', (payments) => payments.orderBy('id')),
    uid,
    'sales_answers.the_sale'
  )
  const steps = await SalePayment.query()
    .where('sale_id', sale.id)
    .orderBy('id')
    .select('sale_payments.*')
    .select(db.raw('(select full_name from users where users.id = actor_id) as actor_name'))
  sale.$setRelated('steps', steps)
  return sale
}

/**
 * Marks a sale as paid, waives or voids it, and records the change with its note. Of two concurrent changes,
 * one is rejected. A payment is recorded, and like a waiver releases a pending package. A void is a sale of the
 * negative amount with the next number that refers to the first one. It credits the invoice, makes a refund due
 * if the sale was paid, and cancels the package: remaining calls cannot be used, and used calls are not
 * refunded. `within` is a transaction that has locked the client. Throws `AlreadySettled`.
 */
export async function settleSale(
  { id, clientId }: Sale,
  settlement: Settlement,
  {
    actor,
    within,
    ...input
  }: SettlementInput & { actor: Actor; within?: TransactionClientContract }
): Promise<void> {
  const { note, provider_reference: reference } = input
  await inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const sale = await Sale.findOrFail(id, { client: trx })
    const was = sale.paymentStatus
    const { became, from } = settlements[settlement]
    const isOpen = sale.voids === null && (from as readonly PaymentStatus[]).includes(was)
    if (!isOpen) throw new AlreadySettled(sale)

    await sale.merge({ paymentStatus: became }).save()
    await SalePayment.create(
      { saleId: sale.id, was, became, note: note || null, actorId: actor.id },
      { client: trx }
    )
    if (settlement === 'paid') await recordPayment(sale, { actor, ...input }, trx)
    const released =
      settlement !== 'voided' && (await releasePackage(trx, { id: sale.clientPackageId }))
    const reversal = settlement === 'voided' ? await reverse(sale, actor, trx) : null
    const reason = note || null
    if (reversal) await creditVoidedSale(trx, sale, { wasPaid: was === 'paid', reason })
    await writeAuditEntry(trx, actor, {
      action: settlement,
      subject: 'sale',
      subjectUid: sale.uid,
      subjectName: sale.auditName,
      before: { payment_status: was },
      after: {
        payment_status: became,
        ...(reference ? { method: input.method, provider_reference: reference } : {}),
        ...(note ? { note } : {}),
        ...(released ? { released } : {}),
        ...(reversal ? { voided_by: reversal.number } : {}),
      },
    })
    await notifyClient(
      clientId,
      {
        kind: 'sale',
        message: {
          id: messageIds[settlement],
          values: {
            number: sale.number,
            package: sale.packageName,
            released: released ? 'yes' : 'no',
          },
        },
        link: '/portal/partner/all-activated-packages',
      },
      trx
    )
  }, within)
}

/** The notifications of the client. */
const messageIds = {
  paid: 'notices.sale_paid',
  waived: 'notices.sale_waived',
  voided: 'notices.sale_voided',
} as const

async function recordPayment(
  sale: Sale,
  given: SettlementInput & { actor: Actor },
  trx: TransactionClientContract
) {
  const { note, method, received_on: on, provider_reference: reference, actor } = given
  const now = await databaseNow(trx)
  const amount = await amountDueOf(trx, sale)
  await Payment.create(
    {
      saleId: sale.id,
      method: method ?? 'bank_transfer',
      amount,
      currencyCode: sale.currencyCode,
      providerReference: reference ?? null,
      receivedOn: on ?? now.toUTC(),
      note: note || null,
      actorId: actor.id,
    },
    { client: trx }
  )
  await notifyOfPayment(sale, { amount, actorId: actor.id }, trx)
}

async function reverse(sale: Sale, actor: Actor, trx: TransactionClientContract): Promise<Sale> {
  await trx
    .from('client_packages')
    .where({ id: sale.clientPackageId })
    .whereIn('status', ['pending', 'active'])
    .update({ status: 'cancelled', version: trx.raw('version + 1') })
  return Sale.create(
    {
      clientId: sale.clientId,
      clientPackageId: sale.clientPackageId,
      clientName: sale.clientName,
      clientAddress: sale.clientAddress,
      clientCountry: sale.clientCountry,
      clientTaxId: sale.clientTaxId,
      family: sale.family,
      packageName: sale.packageName,
      packageVersion: sale.packageVersion,
      totalCalls: sale.totalCalls,
      quantity: sale.quantity,
      unitPrice: sale.unitPrice,
      amount: 0 - sale.amount,
      currencyCode: sale.currencyCode,
      currencySymbol: sale.currencySymbol,
      currencyExponent: sale.currencyExponent,
      rate: sale.rate,
      baseCurrencyCode: sale.baseCurrencyCode,
      baseCurrencyExponent: sale.baseCurrencyExponent,
      baseAmount: 0 - sale.baseAmount,
      taxCategory: sale.taxCategory,
      taxRate: sale.taxRate,
      taxReason: sale.taxReason,
      taxAmount: 0 - sale.taxAmount,
      baseTaxAmount: 0 - sale.baseTaxAmount,
      channel: 'admin',
      paymentStatus: 'void',
      voids: sale.id,
      actorId: actor.id,
      number: await nextSaleNumber(trx),
    },
    { client: trx }
  )
}
