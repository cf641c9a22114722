import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/in_transaction'
import { oncePerForm } from '#app/core/once_per_form'
import { t } from '#app/core/text'
import { goBack } from '#app/core/way_back'
import ClientPackage from '#app/metering/client_package'
import { refundFormValidator } from '#app/metering/client_package_validators'
import { refundCalls } from '#app/metering/refund_calls'
import { actorOf } from '#app/audit/audit_log'

/** Staff give calls of a client's package back, once for each form. */
export default class CallRefundsController {
  async store(ctx: HttpContext) {
    const { UserPackUniqueId, ClientId } = ctx.params
    const clientPackage = await ClientPackage.findForStaff(UserPackUniqueId, ClientId)
    const { once, ...refund } = await ctx.request.validateUsing(refundFormValidator)
    const actor = actorOf(ctx)
    const asked = [clientPackage.id, refund.calls, refund.reason]
    const form = { owner: `user:${actor.id}`, purpose: 'refund', once, asked }
    await inTransaction(async (trx) => {
      await ClientPackage.hold(trx, clientPackage.id)
      await oncePerForm(trx, form, async () => {
        const refunded = await refundCalls(clientPackage, refund, actor, trx)
        return refunded.uid
      })
    })
    const given = { calls: refund.calls, name: clientPackage.name }
    ctx.session.flash('success', t('metering_answers.gave_calls_back', given))
    return goBack(ctx, clientPackage.place)
  }
}
