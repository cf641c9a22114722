import type Stripe from 'stripe'
import stripe from '#config/stripe'

let loaded: { key: string; base: string; api: Stripe } | null = null

/** The client of Stripe's API. The library is loaded when it is first needed. */
export async function stripeApi(): Promise<Stripe> {
  const key = stripe.secretKey!.release()
  const base = stripe.apiBase
  if (loaded?.key === key && loaded.base === base) return loaded.api
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port } = new URL(base)
  const api = new Library(key, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  loaded = { key, base, api }
  return api
}

/** The id of the payment of a session or refund at Stripe. */
export function paymentIntentOf({
  payment_intent: intent,
}: Pick<Stripe.Refund, 'payment_intent'>): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

/** Whether Stripe did not return the money of the refund. */
export function hasFailed({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

/** Errors after which Stripe has done nothing, and would respond in the same way again. */
const definite = [
  'StripeInvalidRequestError',
  'StripeCardError',
  'StripeAuthenticationError',
  'StripePermissionError',
]

/**
 * Whether Stripe rejected the request. After other errors, such as lost connections, it may have been executed:
 * repeat it with the same idempotency key.
 */
export function isRefusedByStripe(error: unknown): error is Stripe.errors.StripeError {
  return definite.includes((error as { type?: string } | null)?.type ?? '')
}
