import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/db/in_transaction'
import { oncePerForm } from '#app/core/http/once_per_form'
import { t } from '#app/core/text/text'
import { redirectBack } from '#app/core/http/return_url'
import ClientPackage from '#app/billing/client_package'
import { refundFormValidator } from '#app/billing/client_packages/client_package_validators'
import { refundCalls } from '#app/billing/client_packages/refund_calls'
import { actorOf } from '#app/accounts/audit/audit_log'

/** Staff refund calls of a client's package; each form can be submitted once. */
export default class CallRefundsController {
  async store(ctx: HttpContext) {
    const { UserPackUniqueId, ClientId } = ctx.params
    const clientPackage = await ClientPackage.findForStaff(UserPackUniqueId, ClientId)
    const { once, ...refund } = await ctx.request.validateUsing(refundFormValidator)
    const actor = actorOf(ctx)
    const asked = [clientPackage.id, refund.calls, refund.reason]
    const form = { owner: `user:${actor.id}`, purpose: 'refund', once, asked }
    await inTransaction(async (trx) => {
      await ClientPackage.lock(trx, clientPackage.id)
      await oncePerForm(trx, form, async () => {
        const refunded = await refundCalls(clientPackage, refund, actor, trx)
        return refunded.uid
      })
    })
    const given = { calls: refund.calls, name: clientPackage.name }
    ctx.session.flash('success', t('metering_answers.refunded_calls', given))
    return redirectBack(ctx, clientPackage.place)
  }
}
