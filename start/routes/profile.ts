import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The user's own name, address, password and sessions: the same page in every area. */
export function profileRoutes() {
  const { Profile } = controllers.accounts.profile
  router
    .group(() => {
      router.get('/', [Profile, 'show']).as('show')
      router.post('/', [Profile, 'update']).as('update')
      router.post('/appearance', [controllers.site.Appearance, 'save']).as('appearance')
      router.post('/password', [Profile, 'changePassword']).as('password')
      router.post('/sessions', [Profile, 'endOthers']).as('sessions')
    })
    .prefix('/profile')
    .as('profile')
    .use(middleware.may('account'))
}
