import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The user's own name, address, password and sessions: the same page in every area. */
export function profileRoutes() {
  const { OwnSessions, Profile } = controllers.accounts.profile
  router
    .group(() => {
      router.get('/', [Profile, 'show']).as('show')
      router.post('/', [Profile, 'update']).as('update')
      router.post('/appearance', [controllers.site.Appearance, 'save']).as('appearance')
      router.post('/password', [Profile, 'changePassword']).as('password')
      router.get('/sessions', [OwnSessions, 'index']).as('sessions')
      router.post('/sessions', [OwnSessions, 'endOthers']).as('sessions.end_others')
      router.delete('/sessions/:SessionId', [OwnSessions, 'destroy']).as('sessions.end')
      router.get('/personal-data', [controllers.personalData.PersonalData, 'show']).as('data')
      router
        .get('/personal-data/download.json', [controllers.personalData.PersonalData, 'download'])
        .as('data.download')
      router
        .delete('/personal-data', [controllers.personalData.PersonalData, 'destroy'])
        .as('data.delete')
    })
    .prefix('/profile')
    .as('profile')
    .use(middleware.may('account'))
}
