import router from '@adonisjs/core/services/router'
import { NotFound } from '#app/core/errors/problem'

/** The rest of an area: a 404 page for its users; `may` redirects everybody else. The last routes of the area. */
export function unknownPageRoutes() {
  router
    .get('*', () => {
      throw new NotFound()
    })
    .as('unknown')
}
