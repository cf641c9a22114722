import type { HttpContext } from '@adonisjs/core/http'
import { writingOf } from '#app/accounts/audit/audit_log'
import { saveSeller } from '#app/billing/documents/seller/save_seller'
import { emptySeller } from '#app/billing/documents/seller/seller_fields'
import type { SellerFields } from '#app/billing/documents/seller/seller_fields'
import SellerTransformer from '#app/billing/documents/seller/seller_transformer'
import {
  changeSellerValidator,
  replaceSellerValidator,
} from '#app/billing/documents/seller/seller_validators'
import Seller from '#app/billing/seller'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'

/** The seller's data on `/v1`. */
export default class V1SellerController {
  async show(ctx: HttpContext) {
    const seller = await Seller.current()
    sendVersion(ctx, seller.version)
    return serialize(SellerTransformer.transform(seller))
  }

  async replace(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceSellerValidator)
    return this.#save(ctx, { ...emptySeller, ...input })
  }

  async update(ctx: HttpContext) {
    return this.#save(ctx, await ctx.request.validateUsing(changeSellerValidator))
  }

  async #save(ctx: HttpContext, changes: Partial<SellerFields>) {
    await saveSeller(changes, writingOf(ctx))
    return this.show(ctx)
  }
}
