import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { families, familyIds } from '#app/billing/families'

/** The pages of the four families of packages and of currencies, in the admin area. */
export function packageScreens() {
  const { Packages } = controllers.billing.packages
  for (const family of familyIds) {
    router
      .group(() => {
        router.get('/', [Packages, 'index']).as('index')
        router.get('/export', [Packages, 'export']).as('export')
        router.get('/create', [Packages, 'create']).as('create')
        router.post('/create', [Packages, 'store']).as('store')
        router.get('/edit/:PackageId', [Packages, 'edit']).as('edit')
        router.post('/edit/:PackageId', [Packages, 'update']).as('update')
        router.delete('/edit/:PackageId', [Packages, 'destroy']).as('destroy')
        router.post('/status/:PackageId', [Packages, 'changeStatus']).as('status')
      })
      .prefix(families[family].screen)
      .as(`packages.${family}`)
      .use(middleware.may('clients'))
  }

  const { Currencies } = controllers.billing.currencies
  router
    .group(() => {
      router.get('/', [Currencies, 'index']).as('index')
      router.get('/export', [Currencies, 'export']).as('export')
      router.get('/create', [Currencies, 'create']).as('create')
      router.post('/create', [Currencies, 'store']).as('store')
      router.get('/edit/:currencyId', [Currencies, 'edit']).as('edit')
      router.post('/edit/:currencyId', [Currencies, 'update']).as('update')
      router.delete('/edit/:currencyId', [Currencies, 'destroy']).as('destroy')
      router.post('/base/:currencyId', [Currencies, 'makeBase']).as('base')
    })
    .prefix('/currencies')
    .as('currencies')
    .use(middleware.may('setup'))
}

/** The same packages on `/v1`. */
export function v1PackageRoutes() {
  const { V1Packages } = controllers.billing.packages
  for (const family of familyIds) {
    router
      .group(() => {
        router.get('/list', [V1Packages, 'index']).as('index')
        router.post('/create', [V1Packages, 'store']).as('store').use(middleware.idempotent())
        router.get('/edit/:id', [V1Packages, 'show']).as('edit')
        router.put('/update/:id', [V1Packages, 'replace']).as('replace')
        router.patch('/update/:id', [V1Packages, 'update']).as('update')
        router.get('/:id', [V1Packages, 'show']).as('show')
        router.delete('/:id', [V1Packages, 'destroy']).as('destroy')
      })
      .prefix(`/packages/${families[family].resource}`)
      .as(`packages.${family}`)
      .use(middleware.may('clients'))
  }
}

/** Currencies: staff who manage packages can read them, role 0 can write them. */
export function v1CurrencyRoutes() {
  const { V1Currencies } = controllers.billing.currencies
  const read = middleware.may('clients')
  const write = middleware.may('setup')
  router
    .group(() => {
      router.get('/list', [V1Currencies, 'index']).as('index').use(read)
      router
        .post('/create', [V1Currencies, 'store'])
        .as('store')
        .use([write, middleware.idempotent()])
      router.get('/edit/:id', [V1Currencies, 'show']).as('edit').use(read)
      router.put('/update/:id', [V1Currencies, 'replace']).as('replace').use(write)
      router.patch('/update/:id', [V1Currencies, 'update']).as('update').use(write)
      router.get('/:id', [V1Currencies, 'show']).as('show').use(read)
      router.delete('/:id', [V1Currencies, 'destroy']).as('destroy').use(write)
    })
    .prefix('/currencies')
    .as('currencies')
}
