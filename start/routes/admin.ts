import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { catalogueRoutes } from '#start/routes/catalogue'

/** The admin area: roles 0 and 1. */
export function adminRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.AdminDashboard, 'show']).as('dashboard')
      catalogueRoutes()
    })
    .prefix('/portal/admin')
    .as('admin')
    .use([...pageDoor, middleware.may('admin_area')])
}
