import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { accountOf } from '#app/billing/account/account_of'
import { paymentList, paymentsOf } from '#app/billing/account/payment_list'
import PaymentTransformer from '#app/billing/account/payment_transformer'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { serialize } from '#app/core/http/serializer'
import { cursorList } from '#app/core/lists/listing'

/** What the client of a partner owes, its credit and its payments. */
export default class V1AccountController {
  async show(ctx: HttpContext) {
    refuseUnknownParameters(ctx, [])
    return accountOf(await Client.ofPartner(ctx.auth.getUserOrFail()))
  }

  async payments(ctx: HttpContext) {
    const own = paymentsOf(ctx.auth.getUserOrFail().ownClientId)
    const { rows, meta } = await cursorList(paymentList, own, ctx)
    return serialize({ data: PaymentTransformer.transform(rows), meta })
  }
}
