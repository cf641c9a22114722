import router from '@adonisjs/core/services/router'
import { middleware, pageDoor } from '#start/kernel'

/** The partner area: role 2. */
export function partnerRoutes() {
  router
    .group(() => {})
    .prefix('/portal/partner')
    .as('partner')
    .use([...pageDoor, middleware.may('partner_area')])
}
