import type { HttpContext } from '@adonisjs/core/http'
import CheckoutTransformer from '#app/billing/payments/checkout_transformer'
import { findOwnCheckout, findOwnSale } from '#app/billing/payments/find_checkout'
import { refreshCheckout } from '#app/billing/payments/refresh_checkout'
import { startCheckout } from '#app/billing/payments/start_checkout'

/** Payment of a partner by Stripe. */
export default class CheckoutsController {
  /** Redirects to the page of Stripe. */
  async store(ctx: HttpContext) {
    const { url } = await startCheckout(await findOwnSale(ctx, ctx.params.SaleId))
    if (ctx.request.header('x-inertia')) return ctx.inertia.location(url!)
    return ctx.response.redirect().status(303).toPath(url!)
  }

  /** Where Stripe redirects afterwards, with the state of the payment; `?returned=` is `paid` or `cancelled`. */
  async show(ctx: HttpContext) {
    const checkout = await findOwnCheckout(ctx, ctx.params.CheckoutId)
    const isReturned = ctx.request.qs().returned === 'paid'
    if (isReturned) await refreshCheckout(checkout)
    await checkout.load('sale')
    return ctx.inertia.render('payments/show', {
      checkout: CheckoutTransformer.transform(checkout),
      is_confirming: isReturned && checkout.status === 'open',
    })
  }
}
