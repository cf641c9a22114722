import env from '#start/env'

/** Payment by Stripe Checkout, which is enabled by its two keys. */
const stripe = {
  secretKey: env.get('STRIPE_SECRET_KEY') ?? null,
  webhookSecret: env.get('STRIPE_WEBHOOK_SECRET') ?? null,
  /** The address of Stripe's API; another one is for tests. */
  apiBase: env.get('STRIPE_API_BASE') ?? 'https://api.stripe.com',
  get isEnabled(): boolean {
    return this.secretKey !== null && this.webhookSecret !== null
  },
  /** Where forms may redirect to, which is also a matter of the Content-Security-Policy. */
  get pageOrigins(): string[] {
    if (!this.isEnabled) return []
    const { origin } = new URL(this.apiBase)
    return [origin === 'https://api.stripe.com' ? 'https://checkout.stripe.com' : origin]
  },
}

export default stripe
