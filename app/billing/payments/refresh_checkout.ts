import logger from '@adonisjs/core/services/logger'
import Client from '#app/accounts/client'
import type Checkout from '#app/billing/payments/checkout'
import { recordExpiry, recordSession } from '#app/billing/payments/record_session'
import { stripeApi } from '#app/billing/payments/stripe_api'
import Sale from '#app/billing/sale'
import { inTransaction } from '#app/core/db/in_transaction'
import stripe from '#config/stripe'

/** Asks Stripe whether an open checkout is paid or expired, in case the webhook has not arrived. */
export async function refreshCheckout(checkout: Checkout): Promise<void> {
  const { sessionId, status } = checkout
  if (!stripe.isEnabled || !sessionId || status !== 'open') return
  try {
    const api = await stripeApi()
    const session = await api.checkout.sessions.retrieve(sessionId)
    if (session.status === 'open') return
    const { clientId } = await Sale.findOrFail(checkout.saleId)
    await inTransaction(async (trx) => {
      await Client.lock(trx, clientId)
      if (session.status === 'expired') await recordExpiry(trx, session)
      else await recordSession(trx, session)
    })
    await checkout.refresh()
  } catch (error) {
    /** The webhook reports it later. */
    logger.warn({ err: error, checkout: checkout.uid }, 'Stripe did not return a checkout')
  }
}
