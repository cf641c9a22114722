import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import type Stripe from 'stripe'
import Client from '#app/accounts/client'
import { amountDueOf } from '#app/billing/documents/credit/amount_due'
import Checkout from '#app/billing/payments/checkout'
import { NotPayableOnline, PaymentsUnavailable } from '#app/billing/payments/payment_refusals'
import { refreshCheckout } from '#app/billing/payments/refresh_checkout'
import { isRefusedByStripe, stripeApi } from '#app/billing/payments/stripe_api'
import { toStripeAmount } from '#app/billing/payments/stripe_amount'
import Sale from '#app/billing/sale'
import { AlreadySettled } from '#app/billing/sales/settle_sale'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import portal from '#config/portal'
import stripe from '#config/stripe'

const lifetime = { hours: 2 }

/** Stripe accepts sessions that end in 30 minutes or later. */
const shortestSession = { minutes: 35 }

/**
 * Returns the page of Stripe on which the client pays what is due for the sale. A repetition, also after a lost
 * response, returns the same page: the row is written before the request to Stripe, and its id is the idempotency key.
 * Throws `AlreadySettled`, `NotPayableOnline`, or `PaymentsUnavailable`.
 */
export async function startCheckout(sale: Sale): Promise<Checkout> {
  if (!stripe.isEnabled) throw new NotPayableOnline()
  await refreshCheckoutsOf(sale)
  const checkout = await openCheckoutOf(sale)
  if (checkout.url) return checkout
  try {
    const api = await stripeApi()
    const { id, url } = await api.checkout.sessions.create(sessionOf(checkout, sale), {
      idempotencyKey: `checkout-${checkout.uid}`,
    })
    return await checkout.merge({ sessionId: id, url }).save()
  } catch (error) {
    logger.error({ err: error, sale: sale.number }, 'Stripe did not open a checkout')
    if (!isRefusedByStripe(error)) throw new PaymentsUnavailable()
    await Checkout.query()
      .where({ id: checkout.id, status: 'open' })
      .whereNull('session_id')
      .update({ status: 'failed' })
    throw new NotPayableOnline()
  }
}

/** So that a sale that is paid at Stripe is not paid again. */
async function refreshCheckoutsOf({ id }: Sale) {
  const open = await Checkout.query()
    .where({ saleId: id, status: 'open' })
    .whereNotNull('session_id')
  for (const checkout of open) await refreshCheckout(checkout)
}

/** The open checkout of the sale over the amount that is due, or a new one. */
function openCheckoutOf({ id, clientId }: Sale): Promise<Checkout> {
  return inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const sale = await Sale.findOrFail(id, { client: trx })
    if (sale.paymentStatus !== 'unpaid' || sale.voids !== null) throw new AlreadySettled(sale)
    const amount = await amountDueOf(trx, sale)
    const stripeAmount = toStripeAmount(amount, sale)
    if (stripeAmount === null || stripeAmount <= 0) throw new NotPayableOnline()

    const now = await databaseNow(trx)
    const open = await Checkout.query({ client: trx })
      .where({ saleId: id, status: 'open', amount })
      .orderBy('id', 'desc')
      .first()
    if (open && isUsable(open, now)) return open
    return Checkout.create(
      {
        saleId: id,
        amount,
        stripeAmount,
        currencyCode: sale.currencyCode,
        status: 'open',
        expiresAt: now.plus(lifetime).startOf('second'),
      },
      { client: trx }
    )
  })
}

function isUsable({ url, expiresAt }: Checkout, now: DateTime): boolean {
  return expiresAt > now.plus(url ? { minutes: 1 } : shortestSession)
}

/** Depends on stored values only, since Stripe rejects other values for the same idempotency key. */
function sessionOf(checkout: Checkout, sale: Sale): Stripe.Checkout.SessionCreateParams {
  const { uid, stripeAmount, currencyCode, expiresAt } = checkout
  const place = `${portal.url}${portal.basePath}/portal/partner/checkouts/${uid}`
  const metadata = { checkout: uid, sale: String(sale.number) }
  return {
    mode: 'payment',
    /** Cards, and the wallets that contain them. */
    allowed_payment_method_types: ['card'],
    /** Only the currency of the invoice. */
    adaptive_pricing: { enabled: false },
    client_reference_id: uid,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currencyCode.toLowerCase(),
          unit_amount: stripeAmount,
          product_data: { name: `${sale.packageName} (${sale.number})` },
        },
      },
    ],
    success_url: `${place}?returned=paid`,
    cancel_url: `${place}?returned=cancelled`,
    expires_at: Math.floor(expiresAt.toSeconds()),
  }
}
