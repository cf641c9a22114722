import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'

/** What everybody may see. */
export function siteRoutes() {
  router
    .group(() => {
      router.get('/', [controllers.site.Home, 'show']).as('home')
      router.post('/appearance', [controllers.site.Appearance, 'update']).as('appearance')
    })
    .use([...pageDoor, middleware.may('site')])

  router
    .group(() => {
      router.get('/playground', [controllers.playground.Playground, 'show']).as('playground')
      router
        .post('/playground', [controllers.playground.Playground, 'store'])
        .as('playground.store')
        .use(middleware.rateLimit())
    })
    .use([...pageDoor, middleware.may('playground')])
}
