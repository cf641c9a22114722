import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The command palette as a page, in every area. */
export function paletteRoutes() {
  const { Search } = controllers.shell
  router.get('/search', [Search, 'index']).as('search').use(middleware.may('account'))
}
