import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { refundValidator } from '#app/billing/documents/credit/credit_validators'
import { finishRefund } from '#app/billing/documents/credit/finish_refund'
import { refundList, refundsInFull } from '#app/billing/documents/credit/refund_list'
import RefundTransformer from '#app/billing/documents/credit/refund_transformer'
import { findByUid } from '#app/core/db/find_by_uid'
import { redirectBack } from '#app/core/http/return_url'
import { pageList } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'

/** Refunds, which staff mark as done. */
export default class RefundsController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(refundList, refundsInFull(), ctx)
    return ctx.inertia.render('documents/refunds', {
      refunds: RefundTransformer.transform(rows),
      list,
    })
  }

  async done(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(refundValidator)
    const refund = await findByUid(
      refundsInFull(),
      ctx.params.RefundId,
      'documents_answers.the_refund'
    )
    await finishRefund(refund, { ...given, actor: actorOf(ctx) })
    const { number } = refund.sale
    ctx.session.flash('success', t('documents_answers.refund_done', { number }))
    return redirectBack(ctx, '/refunds')
  }
}
