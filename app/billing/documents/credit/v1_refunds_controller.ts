import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { refundValidator } from '#app/billing/documents/credit/credit_validators'
import { finishRefund } from '#app/billing/documents/credit/finish_refund'
import { refundList, refundsInFull } from '#app/billing/documents/credit/refund_list'
import RefundTransformer from '#app/billing/documents/credit/refund_transformer'
import { findByUid } from '#app/core/db/find_by_uid'
import { serialize } from '#app/core/http/serializer'
import { cursorList } from '#app/core/lists/listing'

/** Refunds on `/v1`, for staff. */
export default class V1RefundsController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(refundList, refundsInFull(), ctx)
    return serialize({ data: RefundTransformer.transform(rows), meta })
  }

  async done(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(refundValidator)
    const refund = await find(ctx.params.id)
    await finishRefund(refund, { ...given, actor: actorOf(ctx) })
    return serialize(RefundTransformer.transform(await find(refund.uid)))
  }
}

function find(uid: unknown) {
  return findByUid(refundsInFull(), uid, 'documents_answers.the_refund')
}
