import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, openV1Door } from '#start/kernel'

/** The description of `/v1`: public, except for the operations of staff. */
export function v1ContractRoutes() {
  const { V1Contract } = controllers.contract
  const open = [...openV1Door, middleware.may('site')]
  router.get('/v1', [V1Contract, 'index']).as('v1.index').use(open)
  router
    .group(() => {
      router.get('/openapi.json', [V1Contract, 'json']).as('json')
      router.get('/openapi.yaml', [V1Contract, 'yaml']).as('yaml')
    })
    .prefix('/v1')
    .as('v1.openapi')
    .use([...open, middleware.audience()])
}
