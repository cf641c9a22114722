import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Stripe from 'stripe'
import { recordDashboardRefund, recordRefund } from '#app/billing/payments/record_refund'
import { recordExpiry, recordSession } from '#app/billing/payments/record_session'
import { stripeApi } from '#app/billing/payments/stripe_api'
import StripeEvent from '#app/billing/payments/stripe_event'
import { inTransaction } from '#app/core/db/in_transaction'
import { violatesUnique } from '#app/core/db/unique_violation'
import stripe from '#config/stripe'

/**
 * Processes an event of Stripe, once, in one transaction. Returns false if the signature is wrong or older than five
 * minutes. Other errors roll everything back, and Stripe sends the event again.
 */
export async function receiveEvent(body: Buffer, signature: string): Promise<boolean> {
  const api = await stripeApi()
  let event: Stripe.Event
  try {
    event = api.webhooks.constructEvent(body, signature, stripe.webhookSecret!.release())
  } catch {
    return false
  }
  try {
    await inTransaction(async (trx) => {
      await StripeEvent.create({ eventId: event.id, type: event.type }, { client: trx })
      await processEvent(trx, event)
    })
  } catch (error) {
    if (!violatesUnique(error, 'stripe_events', 'event_id')) throw error
  }
  return true
}

async function processEvent(trx: TransactionClientContract, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return recordSession(trx, event.data.object)
    case 'checkout.session.expired':
      return recordExpiry(trx, event.data.object)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      if (!event.data.object.metadata?.refund) return recordDashboardRefund(trx, event.data.object)
      await recordRefund(trx, event.data.object)
  }
}
