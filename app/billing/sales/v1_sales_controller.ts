import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { paymentStepValidator, paymentValidator } from '#app/billing/sales/activation_validators'
import { saleList, salesInFull } from '#app/billing/sales/sale_list'
import SaleTransformer from '#app/billing/sales/sale_transformer'
import { releaseSale } from '#app/billing/sales/release_sale'
import {
  findSale,
  settleSale,
  type Settlement,
  type SettlementInput,
} from '#app/billing/sales/settle_sale'
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
    return settle(ctx, 'paid', await ctx.request.validateUsing(paymentValidator))
  }

  /** Makes the pending package usable before it is paid. */
  async release(ctx: HttpContext) {
    const sale = await findSale(ctx.params.id)
    const { note } = await ctx.request.validateUsing(paymentStepValidator)
    await releaseSale(sale, { note, actor: actorOf(ctx) })
    return answer(sale.uid)
  }

  async waive(ctx: HttpContext) {
    return settle(ctx, 'waived', await ctx.request.validateUsing(paymentStepValidator))
  }

  async void(ctx: HttpContext) {
    return settle(ctx, 'voided', await ctx.request.validateUsing(paymentStepValidator))
  }
}

async function settle(ctx: HttpContext, settlement: Settlement, input: SettlementInput) {
  const sale = await findSale(ctx.params.id)
  await settleSale(sale, settlement, { ...input, actor: actorOf(ctx) })
  return answer(sale.uid)
}

async function answer(uid: unknown) {
  return serialize(SaleTransformer.transform(await findSale(uid)).useVariant('forDetail'))
}
