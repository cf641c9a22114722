import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { paymentStepValidator } from '#app/billing/sales/activation_validators'
import { saleList, salesInFull } from '#app/billing/sales/sale_list'
import SaleTransformer from '#app/billing/sales/sale_transformer'
import { findSale, settleSale, type Settlement } from '#app/billing/sales/settle_sale'
import { actorOf } from '#app/accounts/audit/audit_log'

/** Sales on `/v1`, for staff. */
export default class V1SalesController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(saleList, salesInFull(), ctx)
    return serialize({ data: SaleTransformer.transform(rows), meta })
  }

  async show({ params }: HttpContext) {
    return answer(params.id)
  }

  async pay(ctx: HttpContext) {
    return settle(ctx, 'paid')
  }

  async waive(ctx: HttpContext) {
    return settle(ctx, 'waived')
  }

  async void(ctx: HttpContext) {
    return settle(ctx, 'voided')
  }
}

async function settle(ctx: HttpContext, settlement: Settlement) {
  const sale = await findSale(ctx.params.id)
  const { note } = await ctx.request.validateUsing(paymentStepValidator)
  await settleSale(sale, settlement, { note, actor: actorOf(ctx) })
  return answer(sale.uid)
}

async function answer(uid: unknown) {
  return serialize(SaleTransformer.transform(await findSale(uid)).useVariant('forDetail'))
}
