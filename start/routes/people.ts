import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The users of a client: pages of staff below a client, and of partners for their colleagues. */
export function personRoutes() {
  const { People } = controllers.clients.people
  router.get('/create', [People, 'create']).as('create')
  router.post('/create', [People, 'store']).as('store')
  router.post('/:UserId/status', [People, 'changeStatus']).as('status')
  router.post('/:UserId/owner', [People, 'changeOwnership']).as('owner')
  router.post('/:UserId/invitation', [People, 'resend']).as('resend')
  router.get('/:UserId/remove', [People, 'askRemoval']).as('ask_removal')
  router.post('/:UserId/remove', [People, 'destroy']).as('destroy')
}

/** The colleagues of a partner. */
export function colleagueRoutes() {
  const { People } = controllers.clients.people
  router
    .group(() => {
      router.get('/', [People, 'index']).as('index')
      personRoutes()
    })
    .prefix('/colleagues')
    .as('colleagues')
    .use(middleware.may('colleagues'))
}
