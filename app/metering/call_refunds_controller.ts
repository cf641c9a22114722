import type { HttpContext } from '@adonisjs/core/http'
import { goBack } from '#app/core/way_back'
import ClientPackage from '#app/metering/client_package'
import { refundValidator } from '#app/metering/client_package_validators'
import { refundCalls } from '#app/metering/refund_calls'
import { actorOf } from '#app/staff/audit_log'

/** Staff give calls of a client's package back. */
export default class CallRefundsController {
  async store(ctx: HttpContext) {
    const { UserPackUniqueId, ClientId } = ctx.params
    const clientPackage = await ClientPackage.findForStaff(UserPackUniqueId, ClientId)
    const refund = await ctx.request.validateUsing(refundValidator)
    await refundCalls(clientPackage, refund, actorOf(ctx))
    const calls = refund.calls === 1 ? '1 call' : `${refund.calls} calls`
    ctx.session.flash('success', `Gave ${calls} of “${clientPackage.name}” back.`)
    return goBack(ctx, clientPackage.place)
  }
}
