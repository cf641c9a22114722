import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** What `/v1` is, and where it is described: open to everybody, but for what only staff may call. */
export function v1ContractRoutes() {
  const { V1Contract } = controllers.contract
  router.get('/v1', [V1Contract, 'index']).as('v1.index').use(middleware.may('site'))
  router
    .group(() => {
      router.get('/openapi.json', [V1Contract, 'json']).as('json')
      router.get('/openapi.yaml', [V1Contract, 'yaml']).as('yaml')
    })
    .prefix('/v1')
    .as('v1.openapi')
    .use([middleware.may('site'), middleware.audience()])
}
