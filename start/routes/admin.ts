import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { catalogueRoutes } from '#start/routes/catalogue'
import { notificationRoutes } from '#start/routes/notifications'

/** The admin area: roles 0 and 1. */
export function adminRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.AdminDashboard, 'show']).as('dashboard')
      catalogueRoutes()
      clientPackageRoutes()
      notificationRoutes()
    })
    .prefix('/portal/admin')
    .as('admin')
    .use([...pageDoor, middleware.may('admin_area')])
}

/** One package of a client: its settings, calls given back; what clients searched. */
function clientPackageRoutes() {
  const { CallRefunds, ClientPackageSettings } = controllers.metering
  const { ClientSearches, PackageSearches } = controllers.playground
  const place = '/clients/packages/:ClientId/:UserPackUniqueId'
  router
    .group(() => {
      router.get('/search-history', [ClientSearches, 'index']).as('index')
      router.get('/play-ground-history/:FreePackUniqueId', [PackageSearches, 'forStaff']).as('pack')
    })
    .prefix('/clients')
    .as('searches')
    .use(middleware.may('clients'))
  router
    .group(() => {
      router.get(place, [ClientPackageSettings, 'edit']).as('edit')
      router.post(place, [ClientPackageSettings, 'update']).as('update')
      router.post(`${place}/refund`, [CallRefunds, 'store']).as('refund')
    })
    .as('client_packages')
    .use(middleware.may('clients'))
}
