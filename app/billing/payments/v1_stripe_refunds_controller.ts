import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { refundsInFull } from '#app/billing/documents/credit/refund_list'
import RefundTransformer from '#app/billing/documents/credit/refund_transformer'
import { refundByStripe } from '#app/billing/payments/refund_by_stripe'
import { findByUid } from '#app/core/db/find_by_uid'
import { serialize } from '#app/core/http/serializer'

/** Refunds by Stripe on `/v1`, for staff. */
export default class V1StripeRefundsController {
  async store(ctx: HttpContext) {
    const refund = await find(ctx.params.id)
    await refundByStripe(refund, { actor: actorOf(ctx) })
    return serialize(RefundTransformer.transform(await find(refund.uid)))
  }
}

function find(uid: unknown) {
  return findByUid(refundsInFull(), uid, 'documents_answers.the_refund')
}
