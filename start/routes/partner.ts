import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { notificationRoutes } from '#start/routes/notifications'
import { profileRoutes } from '#start/routes/profile'

/** The partner area: role 2. */
export function partnerRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.PartnerDashboard, 'show']).as('dashboard')
      router.on('/playground').redirect('playground').as('playground')
      router
        .get('/playground/search-history', [controllers.playground.SearchHistory, 'index'])
        .as('playground.history')
      router
        .get('/all-activated-packages/:UserPackUniqueId/search-history', [
          controllers.playground.PackageSearches,
          'ofClient',
        ])
        .as('packages.searches')
      notificationRoutes()
      profileRoutes()
    })
    .prefix('/portal/partner')
    .as('partner')
    .use([...pageDoor, middleware.may('partner_area')])
}
