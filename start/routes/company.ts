import router from '@adonisjs/core/services/router'
import { middleware, pageDoor } from '#start/kernel'

/** The company-user area: role 4. */
export function companyRoutes() {
  router
    .group(() => {})
    .prefix('/portal/companyUser')
    .as('company')
    .use([...pageDoor, middleware.may('company_area')])
}
