import type { HttpContext } from '@adonisjs/core/http'
import { spendingOf } from '#app/billing/account/spending'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { rangeOf } from '#app/core/lists/day_range'

/** What the client of a partner spent in a range of days, on `/v1`. */
export default class V1SpendingController {
  async show(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['from', 'to'])
    const range = rangeOf(ctx.request.qs())
    return spendingOf(ctx.auth.getUserOrFail().ownClientId, range)
  }
}
