import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The API keys of a client, in the partner area. */
export function keyRoutes() {
  const { ApiKeys } = controllers.accounts.apiKeys
  router
    .group(() => {
      router.get('/', [ApiKeys, 'index']).as('index')
      router.get('/create', [ApiKeys, 'create']).as('create')
      router.post('/create', [ApiKeys, 'store']).as('store')
      router.get('/edit/:ApiKeyId', [ApiKeys, 'edit']).as('edit')
      router.post('/edit/:ApiKeyId', [ApiKeys, 'update']).as('update')
      router.delete('/edit/:ApiKeyId', [ApiKeys, 'destroy']).as('destroy')
      router.get('/rotate/:ApiKeyId', [ApiKeys, 'askRotation']).as('ask_rotation')
      router.post('/rotate/:ApiKeyId', [ApiKeys, 'rotate']).as('rotate')
    })
    .prefix('/api-keys')
    .as('api_keys')
    .use(middleware.may('api_keys'))
}

/** The same on `/v1`, by access token; a key can only read itself. */
export function v1KeyRoutes() {
  const { V1ApiKeys } = controllers.accounts.apiKeys
  const once = middleware.idempotent()
  router
    .group(() => {
      router.get('/', [V1ApiKeys, 'index']).as('index')
      router.post('/', [V1ApiKeys, 'store']).as('store').use(once)
      router.get('/self', [V1ApiKeys, 'self']).as('self')
      router.get('/:id', [V1ApiKeys, 'show']).as('show')
      router.patch('/:id', [V1ApiKeys, 'update']).as('update')
      router.delete('/:id', [V1ApiKeys, 'destroy']).as('destroy')
      router.post('/:id/rotate', [V1ApiKeys, 'rotate']).as('rotate').use(once)
    })
    .prefix('/api-keys')
    .as('api_keys')
    .use(middleware.may('api_keys'))
}
