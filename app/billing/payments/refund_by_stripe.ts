import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Stripe from 'stripe'
import type { Actor } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { RefundDone } from '#app/billing/documents/credit/finish_refund'
import Payment from '#app/billing/payment'
import {
  NotRefundable,
  PaymentsUnavailable,
  RefundRefused,
} from '#app/billing/payments/payment_refusals'
import { recordFailure, recordRefund } from '#app/billing/payments/record_refund'
import { hasFailed, isRefusedByStripe, stripeApi } from '#app/billing/payments/stripe_api'
import { toStripeAmount } from '#app/billing/payments/stripe_amount'
import Refund from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { inTransaction } from '#app/core/db/in_transaction'
import stripe from '#config/stripe'

/**
 * Returns the money of a refund by Stripe; returns whether it is done, or else an event will report it. The attempt is
 * stored before the request, so that a repetition after a lost response finds the refund that was made. Throws
 * `RefundDone`, `NotRefundable`, `RefundRefused` or `PaymentsUnavailable`.
 */
export async function refundByStripe(
  { id, saleId }: Refund,
  { actor }: { actor: Actor }
): Promise<boolean> {
  if (!stripe.isEnabled) throw new NotRefundable()
  const { clientId } = await Sale.findOrFail(saleId)
  const attempt = await inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    return startAttempt(trx, id)
  })
  const earlier = attempt.isRepeated ? await findMade(attempt) : null
  const stripeRefund =
    earlier ??
    (await createRefund(attempt).catch(async (error: unknown) => {
      logger.error({ err: error, refund: attempt.refund.uid }, 'Stripe did not make a refund')
      if (!isRefusedByStripe(error)) throw new PaymentsUnavailable()
      await inTransaction(async (trx) => {
        await Client.lock(trx, clientId)
        await recordFailure(trx, attempt.refund, attempt.refund.stripeFailures)
      })
      throw new RefundRefused(error.message)
    }))
  return inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    return recordRefund(trx, stripeRefund, actor)
  })
}

interface Attempt {
  refund: Refund
  paymentIntent: string
  stripeAmount: number
  /** Whether there was an earlier attempt, whose response may be lost. */
  isRepeated: boolean
}

async function startAttempt(trx: TransactionClientContract, id: number): Promise<Attempt> {
  const refund = await Refund.findOrFail(id, { client: trx })
  if (refund.status === 'done') throw new RefundDone()
  const sale = await Sale.findOrFail(refund.saleId, { client: trx })
  const payment = await paymentOf(trx, refund)
  const stripeAmount = toStripeAmount(refund.amount, sale)
  if (!payment?.providerReference || !stripeAmount) throw new NotRefundable()

  const isRepeated = refund.stripeStatus !== null
  await refund.merge({ paymentId: payment.id, stripeStatus: 'started' }).save()
  return { refund, paymentIntent: payment.providerReference, stripeAmount, isRepeated }
}

/** The payment by Stripe of which enough is left. */
async function paymentOf(
  trx: TransactionClientContract,
  { id, saleId, paymentId, amount }: Refund
): Promise<Payment | null> {
  if (paymentId) return Payment.find(paymentId, { client: trx })
  const payments = await Payment.query({ client: trx })
    .where({ saleId, method: 'stripe' })
    .orderBy('id')
  const others = await Refund.query({ client: trx }).where({ saleId }).whereNot({ id })
  const leftOf = (payment: Payment) =>
    others
      .filter((other) => other.paymentId === payment.id)
      .reduce((left, other) => left - other.amount, payment.amount)
  return payments.find((payment) => leftOf(payment) >= amount) ?? null
}

/**
 * The refund that an earlier attempt made, since Stripe forgets idempotency keys after a day; null if it made none.
 * Throws `PaymentsUnavailable` if Stripe does not return its list, also if it rejects the request.
 */
async function findMade({ refund, paymentIntent }: Attempt): Promise<Stripe.Refund | null> {
  const api = await stripeApi()
  try {
    const { data } = await api.refunds.list({ payment_intent: paymentIntent, limit: 100 })
    return data.find((made) => made.metadata?.refund === refund.uid && !hasFailed(made)) ?? null
  } catch (error) {
    logger.error({ err: error, refund: refund.uid }, 'Stripe did not return its refunds')
    throw new PaymentsUnavailable()
  }
}

async function createRefund(attempt: Attempt): Promise<Stripe.Refund> {
  const { refund, paymentIntent, stripeAmount } = attempt
  const { uid, stripeFailures } = refund
  const api = await stripeApi()
  return api.refunds.create(
    {
      payment_intent: paymentIntent,
      amount: stripeAmount,
      metadata: { refund: uid, attempt: String(stripeFailures) },
    },
    { idempotencyKey: `refund-${uid}-${stripeFailures}` }
  )
}
