import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** Domains and Limitation Setup in the admin area: role 0. */
export function setupRoutes() {
  const { Categories, CategoryMerges } = controllers.catalogue.categories
  const { DefaultSetup } = controllers.billing.setup
  const { Seller } = controllers.billing.documents.seller
  const edit = '/categories/edit/:categoryId'
  const merge = '/categories/merge/:categoryId'
  router
    .group(() => {
      router.get('/categories', [Categories, 'index']).as('categories.index')
      router.get('/categories/export', [Categories, 'export']).as('categories.export')
      router.get('/categories/create', [Categories, 'create']).as('categories.create')
      router.post('/categories/create', [Categories, 'store']).as('categories.store')
      router.get(edit, [Categories, 'edit']).as('categories.edit')
      router.post(edit, [Categories, 'update']).as('categories.update')
      router.delete(edit, [Categories, 'destroy']).as('categories.destroy')
      router.get(merge, [CategoryMerges, 'create']).as('categories.merge')
      router.post(merge, [CategoryMerges, 'store']).as('categories.merge.store')
      router.get('/default-setup', [DefaultSetup, 'edit']).as('setup.edit')
      router.post('/default-setup', [DefaultSetup, 'update']).as('setup.update')
      router.get('/invoice-data', [Seller, 'edit']).as('seller.edit')
      router.post('/invoice-data', [Seller, 'update']).as('seller.update')
    })
    .use(middleware.may('setup'))
}

/** Limitation Setup on `/v1`, and the data of the admin dashboard. */
export function v1SetupRoutes() {
  const { V1AdminPanel } = controllers.dashboards
  const { V1DefaultSetup } = controllers.billing.setup
  const { V1Seller } = controllers.billing.documents.seller
  router
    .group(() => {
      router.get('/', [V1DefaultSetup, 'show']).as('show')
      router.put('/', [V1DefaultSetup, 'replace']).as('replace')
      router.patch('/', [V1DefaultSetup, 'update']).as('update')
      router.get('/history', [V1DefaultSetup, 'history']).as('history')
    })
    .prefix('/default-setup')
    .as('setup')
    .use(middleware.may('setup'))
  router
    .group(() => {
      router.get('/', [V1Seller, 'show']).as('show')
      router.put('/', [V1Seller, 'replace']).as('replace')
      router.patch('/', [V1Seller, 'update']).as('update')
    })
    .prefix('/invoice-data')
    .as('seller')
    .use(middleware.may('setup'))
  router
    .get('/admin_panel', [V1AdminPanel, 'show'])
    .as('admin_panel')
    .use(middleware.may('clients'))
}
