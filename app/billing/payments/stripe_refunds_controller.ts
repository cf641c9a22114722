import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { refundsInFull } from '#app/billing/documents/credit/refund_list'
import { refundByStripe } from '#app/billing/payments/refund_by_stripe'
import { findByUid } from '#app/core/db/find_by_uid'
import { redirectBack } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'

/** Refunds that staff make by Stripe. */
export default class StripeRefundsController {
  async store(ctx: HttpContext) {
    const { RefundId: uid } = ctx.params
    const refund = await findByUid(refundsInFull(), uid, 'documents_answers.the_refund')
    const isDone = await refundByStripe(refund, { actor: actorOf(ctx) })
    const { number } = refund.sale
    const done = isDone ? 'payments_answers.refunded' : 'payments_answers.refund_pending'
    ctx.session.flash('success', t(done, { number }))
    return redirectBack(ctx, '/refunds')
  }
}
