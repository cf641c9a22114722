import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Stripe from 'stripe'
import { operator, writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { finishRefund } from '#app/billing/documents/credit/finish_refund'
import { amountOf, notifyOfPaymentProblem } from '#app/billing/notices/billing_notices'
import Payment from '#app/billing/payment'
import { fromStripeAmount } from '#app/billing/payments/stripe_amount'
import { hasFailed, paymentIntentOf } from '#app/billing/payments/stripe_api'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { isUid } from '#app/core/uid'

/**
 * Records the state of a refund at Stripe, from a response or an event; returns whether the refund is done. A refund
 * that fails, even later, is due again.
 */
export async function recordRefund(
  trx: TransactionClientContract,
  stripeRefund: Stripe.Refund,
  actor: Actor = operator
): Promise<boolean> {
  const refund = await refundOf(trx, stripeRefund)
  if (!refund) return false
  if (hasFailed(stripeRefund)) {
    await recordFailure(trx, refund, Number(stripeRefund.metadata?.attempt))
    return false
  }
  if (refund.status === 'done') return true
  if (stripeRefund.status !== 'succeeded') return false
  await finishRefund(refund, {
    method: 'stripe',
    provider_reference: stripeRefund.id,
    actor,
    within: trx,
  })
  return true
}

/** The refund is due again, since this attempt failed; earlier attempts have failed already. */
export async function recordFailure(
  trx: TransactionClientContract,
  { id }: Refund,
  attempt: number
): Promise<void> {
  const refund = await Refund.findOrFail(id, { client: trx })
  const { status, stripeStatus, stripeFailures } = refund
  if (stripeStatus !== 'started' || stripeFailures !== attempt) return
  await refund
    .merge({
      ...{ status: 'due', doneAt: null, method: null, providerReference: null },
      stripeStatus: 'failed',
      stripeFailures: stripeFailures + 1,
    })
    .save()
  const sale = await Sale.findOrFail(refund.saleId, { client: trx })
  await writeAuditEntry(trx, operator, {
    action: 'failed_refund',
    subject: 'refund',
    subjectUid: refund.uid,
    subjectName: sale.auditName,
    before: { status },
    after: { status: 'due', method: 'stripe' },
  })
  const values = { number: sale.number }
  await notifyOfPaymentProblem({ id: 'notices.refund_failed', values }, '/refunds', trx)
}

/**
 * Records a refund that staff made in Stripe's dashboard: it is matched with the refund of the same amount that is due,
 * preferably of this payment, which is due again if it fails later. Without a match, staff are notified, since no
 * credit note has the amount.
 */
export async function recordDashboardRefund(
  trx: TransactionClientContract,
  stripeRefund: Stripe.Refund
): Promise<void> {
  const providerReference = paymentIntentOf(stripeRefund)
  if (!providerReference) return
  const payment = await Payment.findBy({ providerReference }, { client: trx })
  if (!payment) return
  const sale = await Sale.findOrFail(payment.saleId, { client: trx })
  await Client.lock(trx, sale.clientId)
  const known = await Refund.findBy({ providerReference: stripeRefund.id }, { client: trx })
  if (known && hasFailed(stripeRefund)) return recordFailure(trx, known, known.stripeFailures)
  if (known || stripeRefund.status !== 'succeeded') return

  const amount = fromStripeAmount(stripeRefund.amount, sale)
  const due = await Refund.query({ client: trx })
    .where({ saleId: sale.id, status: 'due' })
    .where('amount', amount ?? 0)
    .where((refunds) => refunds.whereNull('payment_id').orWhere('payment_id', payment.id))
    .orderByRaw('case when payment_id is null then 1 else 0 end, id')
    .first()
  if (due) {
    await due.merge({ paymentId: payment.id, stripeStatus: 'started' }).save()
    const done = { method: 'stripe', provider_reference: stripeRefund.id } as const
    return finishRefund(due, { ...done, actor: operator, within: trx })
  }
  const values = { number: sale.number, amount: amountOf(amount ?? 0, sale) }
  await notifyOfPaymentProblem(
    { id: 'notices.refund_without_credit', values },
    `/sales-history/${sale.uid}`,
    trx
  )
}

/** Our refund that a refund at Stripe names; locks its client. */
async function refundOf(
  trx: TransactionClientContract,
  { metadata }: Stripe.Refund
): Promise<Refund | null> {
  const uid = metadata?.refund
  const found = isUid(uid) ? await Refund.findBy({ uid }, { client: trx }) : null
  if (!found) return null
  const { clientId } = await Sale.findOrFail(found.saleId, { client: trx })
  await Client.lock(trx, clientId)
  return Refund.findOrFail(found.id, { client: trx })
}
