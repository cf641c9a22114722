import stripe from '#config/stripe'
import type { HttpContext } from '@adonisjs/core/http'
import { databaseNow } from '#app/core/db/database_clock'
import { pageList } from '#app/core/lists/listing'
import { purchaseList, purchasesOf } from '#app/billing/sales/purchase_list'
import PurchaseTransformer from '#app/billing/sales/purchase_transformer'

/** Purchase History: the packages of the partner's client and their payments. */
export default class PurchasesController {
  async index(ctx: HttpContext) {
    const own = purchasesOf(ctx.auth.getUserOrFail().ownClientId)
    const { rows, list } = await pageList(purchaseList, own, ctx)
    const now = await databaseNow()
    return ctx.inertia.render('purchases/index', {
      purchases: PurchaseTransformer.transform(rows, now),
      list,
      pays_online: stripe.isEnabled,
    })
  }
}
