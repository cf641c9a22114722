import type { HttpContext } from '@adonisjs/core/http'
import { spendingOf } from '#app/billing/account/spending'
import { usageByCall } from '#app/billing/metering/usage_by_call'
import { offeredRanges, rangeOfPage } from '#app/core/lists/day_range'

/** What the client of a partner spent in a range of days. */
export default class SpendingController {
  async show({ auth, inertia, request }: HttpContext) {
    const { range, leftOut } = rangeOfPage(request.qs())
    const clientId = auth.getUserOrFail().ownClientId
    return inertia.render('billing/spending', {
      spending: await spendingOf(clientId, range),
      usage: await usageByCall(clientId, range),
      ranges: offeredRanges(),
      left_out: leftOut,
    })
  }
}
