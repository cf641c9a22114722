import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The user's saved views of lists, in every area. */
export function viewRoutes() {
  const { SavedViews } = controllers.savedViews
  router
    .group(() => {
      router.post('/', [SavedViews, 'store']).as('store')
      router.post('/:ViewId', [SavedViews, 'update']).as('update')
      router.delete('/:ViewId', [SavedViews, 'destroy']).as('destroy')
    })
    .prefix('/views')
    .as('views')
    .use(middleware.may('account'))
}
