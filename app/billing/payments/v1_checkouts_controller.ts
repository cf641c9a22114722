import type { HttpContext } from '@adonisjs/core/http'
import CheckoutTransformer from '#app/billing/payments/checkout_transformer'
import { findOwnSale } from '#app/billing/payments/find_checkout'
import { startCheckout } from '#app/billing/payments/start_checkout'
import { serialize } from '#app/core/http/serializer'

/** Payment by Stripe on `/v1`. */
export default class V1CheckoutsController {
  async store(ctx: HttpContext) {
    const checkout = await startCheckout(await findOwnSale(ctx, ctx.params.id))
    await checkout.load('sale')
    ctx.response.status(201)
    return serialize(CheckoutTransformer.transform(checkout))
  }
}
