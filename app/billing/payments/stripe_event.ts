import { StripeEventSchema } from '#database/schema'

/** A processed event of Stripe; its id is unique. */
export default class StripeEvent extends StripeEventSchema {}
