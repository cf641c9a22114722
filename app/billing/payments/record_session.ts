import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import type Stripe from 'stripe'
import { operator, writeAuditEntry } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { amountDueOf } from '#app/billing/documents/credit/amount_due'
import { amountOf, notifyOfPaymentProblem } from '#app/billing/notices/billing_notices'
import Payment from '#app/billing/payment'
import Checkout, { type PaymentProblem } from '#app/billing/payments/checkout'
import { fromStripeAmount } from '#app/billing/payments/stripe_amount'
import { paymentIntentOf } from '#app/billing/payments/stripe_api'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { settleSale } from '#app/billing/sales/settle_sale'
import { databaseNow } from '#app/core/db/database_clock'
import { isUid } from '#app/core/uid'

/**
 * Records the payment of a session, once: the sale is paid and its package released. If the amount or the currency is
 * not that of the checkout, or the sale is no longer due, nothing is released: the money is recorded with a
 * refund that is due, and staff are notified. Sessions of other programs with the same Stripe account are ignored.
 */
export async function recordSession(
  trx: TransactionClientContract,
  session: Stripe.Checkout.Session
): Promise<void> {
  const found = await checkoutOf(trx, session)
  if (!found || session.payment_status !== 'paid') return
  const { clientId } = await Sale.findOrFail(found.saleId, { client: trx })
  await Client.lock(trx, clientId)
  const checkout = await Checkout.findOrFail(found.id, { client: trx })
  if (checkout.status === 'paid' || checkout.status === 'rejected') return

  const sale = await Sale.findOrFail(checkout.saleId, { client: trx })
  const problem = await problemOf(trx, { session, checkout, sale })
  const status = problem ? 'rejected' : 'paid'
  await checkout.merge({ sessionId: session.id, status, problem }).save()
  const reference = paymentIntentOf(session) ?? session.id
  if (problem) return reject(trx, { session, sale, problem, reference })
  await settleSale(sale, 'paid', {
    method: 'stripe',
    provider_reference: reference,
    actor: operator,
    within: trx,
  })
}

/** Closes the checkout of a session that ended without payment. */
export async function recordExpiry(
  trx: TransactionClientContract,
  session: Stripe.Checkout.Session
): Promise<void> {
  const checkout = await checkoutOf(trx, session)
  if (!checkout) return
  await Checkout.query({ client: trx })
    .where({ id: checkout.id, status: 'open' })
    .update({ status: 'expired' })
}

async function checkoutOf(
  trx: TransactionClientContract,
  { id, client_reference_id: uid }: Stripe.Checkout.Session
): Promise<Checkout | null> {
  const checkout = isUid(uid) ? await Checkout.findBy({ uid }, { client: trx }) : null
  if (checkout && (checkout.sessionId ?? id) === id) return checkout
  logger.warn({ session: id }, 'A Stripe session without checkout is ignored')
  return null
}

async function problemOf(
  trx: TransactionClientContract,
  { session, checkout, sale }: { session: Stripe.Checkout.Session; checkout: Checkout; sale: Sale }
): Promise<PaymentProblem | null> {
  if (session.currency?.toUpperCase() !== checkout.currencyCode) return 'currency'
  if (session.amount_total !== checkout.stripeAmount) return 'amount'
  if (sale.paymentStatus !== 'unpaid') return 'not_due'
  return (await amountDueOf(trx, sale)) === checkout.amount ? null : 'amount'
}

async function reject(
  trx: TransactionClientContract,
  rejected: {
    session: Stripe.Checkout.Session
    sale: Sale
    problem: PaymentProblem
    reference: string
  }
) {
  const { session, sale, problem, reference } = rejected
  const received = session.amount_total ?? 0
  const amount = problem === 'currency' ? null : fromStripeAmount(received, sale)
  if (amount) await recordDueRefund(trx, sale, { amount, reference })
  await writeAuditEntry(trx, operator, {
    action: 'rejected_payment',
    subject: 'sale',
    subjectUid: sale.uid,
    subjectName: sale.auditName,
    after: {
      method: 'stripe',
      provider_reference: reference,
      stripe_amount: received,
      currency: session.currency?.toUpperCase() ?? null,
      problem,
    },
  })
  const values = {
    number: sale.number,
    problem,
    amount: amount ? amountOf(amount, sale) : reference,
  }
  const link = amount ? '/refunds' : `/sales-history/${sale.uid}`
  await notifyOfPaymentProblem({ id: 'notices.payment_rejected', values }, link, trx)
}

/** Records the received money, and a refund of it that is due. */
async function recordDueRefund(
  trx: TransactionClientContract,
  { id: saleId, currencyCode }: Sale,
  { amount, reference }: { amount: number; reference: string }
) {
  const receivedOn = await databaseNow(trx)
  const money = { saleId, amount, currencyCode }
  const { id } = await Payment.create(
    {
      ...money,
      method: 'stripe',
      providerReference: reference,
      receivedOn: receivedOn.toUTC(),
    },
    { client: trx }
  )
  await Refund.create({ ...money, status: 'due', paymentId: id }, { client: trx })
}
