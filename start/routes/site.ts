import router from '@adonisjs/core/services/router'
import { middleware, pageDoor } from '#start/kernel'

export function siteRoutes() {
  router
    .group(() => {
      router.get('/', ({ inertia }) => inertia.render('site/home', {})).as('home')
    })
    .use([...pageDoor, middleware.may('site')])
}
