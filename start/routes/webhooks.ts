import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Webhooks: the same pages for partners and administrators, each with their own. */
export function webhookRoutes() {
  const { Webhooks, WebhookSecrets: Secrets, WebhookDeliveries: Deliveries } = controllers.webhooks
  router
    .group(() => {
      router.get('/', [Webhooks, 'index']).as('index')
      router.get('/create', [Webhooks, 'create']).as('create')
      router.post('/create', [Webhooks, 'store']).as('store')
      router.get('/:WebhookId', [Webhooks, 'show']).as('show')
      router.delete('/:WebhookId', [Webhooks, 'destroy']).as('destroy')
      router.get('/:WebhookId/edit', [Webhooks, 'edit']).as('edit')
      router.post('/:WebhookId/edit', [Webhooks, 'update']).as('update')
      router.post('/:WebhookId/status', [Webhooks, 'changeStatus']).as('status')
      router.get('/:WebhookId/secret', [Secrets, 'show']).as('secret')
      router.post('/:WebhookId/secret', [Secrets, 'reveal']).as('secret.reveal')
      router.post('/:WebhookId/rotate-secret', [Secrets, 'rotate']).as('secret.rotate')
      router.post('/:WebhookId/test', [Deliveries, 'test']).as('test')
      router
        .post('/:WebhookId/deliveries/:DeliveryId/replay', [Deliveries, 'replay'])
        .as('deliveries.replay')
    })
    .prefix('/webhooks')
    .as('webhooks')
    .use(middleware.may('webhooks'))
}

/** The same on `/v1`. */
export function v1WebhookRoutes() {
  const { V1Webhooks: Webhooks, V1WebhookDeliveries: Deliveries } = controllers.webhooks
  const once = middleware.idempotent()
  router
    .group(() => {
      router.get('/', [Webhooks, 'index']).as('index')
      router.post('/', [Webhooks, 'store']).as('store').use(once)
      router.get('/:id', [Webhooks, 'show']).as('show')
      router.patch('/:id', [Webhooks, 'update']).as('update')
      router.delete('/:id', [Webhooks, 'destroy']).as('destroy')
      router.post('/:id/rotate-secret', [Webhooks, 'rotateSecret']).as('rotate_secret').use(once)
      router.post('/:id/test', [Deliveries, 'test']).as('test').use(once)
      router.get('/:id/deliveries', [Deliveries, 'index']).as('deliveries.index')
      router
        .post('/:id/deliveries/:delivery/replay', [Deliveries, 'replay'])
        .as('deliveries.replay')
        .use(once)
    })
    .prefix('/webhooks')
    .as('webhooks')
    .use(middleware.may('webhooks'))
}
