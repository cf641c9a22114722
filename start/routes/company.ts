import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { catalogueRoutes } from '#start/routes/catalogue'
import { viewRoutes } from '#start/routes/saved_views'
import { notificationRoutes } from '#start/routes/notifications'
import { profileRoutes } from '#start/routes/profile'
import { paletteRoutes } from '#start/routes/palette'
import { uploadFileRoute, uploadRoutes } from '#start/routes/uploads'
import { unknownPageRoutes } from '#start/routes/unknown_pages'

/** The company-user area: role 4. */
export function companyRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.CompanyDashboard, 'show']).as('dashboard')
      router.on('/skills/playground').redirect('playground').as('playground')
      catalogueRoutes()
      uploadRoutes()
      notificationRoutes()
      profileRoutes()
      paletteRoutes()
      viewRoutes()
      unknownPageRoutes()
    })
    .prefix('/portal/companyUser')
    .as('company')
    .use([...pageDoor, middleware.may('company_area'), middleware.defaultView()])
  uploadFileRoute('company', '/portal/companyUser', 'company_area')
}
