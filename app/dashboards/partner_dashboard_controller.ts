import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { packagesOf, usageOf } from '#app/metering/usage'
import SearchHistory from '#app/playground/search_history'
import SearchHistoryTransformer from '#app/playground/search_history_transformer'
import PackageUsageTransformer from '#app/dashboards/package_usage_transformer'

export default class PartnerDashboardController {
  async show({ auth, inertia }: HttpContext) {
    const clientId = auth.getUserOrFail().ownClientId
    const usage = await usageOf(clientId)
    const packages = await packagesOf(clientId, 10)
    const searches = await SearchHistory.query()
      .where({ clientId })
      .preload('clientPackage')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(6)
    return inertia.render('dashboards/partner', {
      usage,
      packages: PackageUsageTransformer.transform(packages),
      searches: SearchHistoryTransformer.transform(searches),
      apiUrl: portal.apiUrl,
    })
  }
}
