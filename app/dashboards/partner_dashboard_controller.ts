import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { databaseNow } from '#app/core/db/database_clock'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { packagesOf, usageOf } from '#app/billing/client_packages/usage'
import SearchHistory from '#app/billing/metering/search_history'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'
import { firstStepsOfPartner } from '#app/dashboards/first_steps'
import { callsByDay } from '#app/dashboards/calls_by_day'
import { offeredRanges, rangeBefore, rangeOfPage } from '#app/core/lists/day_range'

export default class PartnerDashboardController {
  async show({ auth, inertia, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const clientId = user.ownClientId
    const counter = await usageOf(clientId)
    const packages = await packagesOf(clientId, 10)
    const searches = await SearchHistory.query()
      .where({ clientId })
      .preload('clientPackage')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(6)
    const { range, leftOut } = rangeOfPage(request.qs())
    const before = await callsByDay(clientId, rangeBefore(range))
    return inertia.render('dashboards/partner', {
      counter,
      calls: await callsByDay(clientId, range),
      calls_before: before.calls,
      ranges: offeredRanges(),
      first_steps: await firstStepsOfPartner(user, clientId),
      left_out: leftOut,
      packages: ClientPackageTransformer.transform(
        packages.map(({ clientPackage }) => clientPackage),
        await databaseNow(),
        packages[0]
      ).useVariant('inTurn'),
      searches: SearchHistoryTransformer.transform(searches),
      apiUrl: portal.apiUrl,
    })
  }
}
