import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** What `/v1` is: open to everybody, whatever token comes with it. */
export function v1ContractRoutes() {
  const { V1Contract } = controllers.contract
  router
    .group(() => {
      router.get('/openapi.json', [V1Contract, 'json']).as('json')
      router.get('/openapi.yaml', [V1Contract, 'yaml']).as('yaml')
    })
    .prefix('/v1')
    .as('v1.openapi')
    .use(middleware.may('site'))
}
