import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { documentPages } from '#start/routes/documents'
import { keyRoutes } from '#start/routes/keys'
import { colleagueRoutes } from '#start/routes/people'
import { viewRoutes } from '#start/routes/saved_views'
import { notificationRoutes } from '#start/routes/notifications'
import { profileRoutes } from '#start/routes/profile'
import { paletteRoutes } from '#start/routes/palette'
import { webhookRoutes } from '#start/routes/webhooks'
import { unknownPageRoutes } from '#start/routes/unknown_pages'

/** The partner area: role 2. */
export function partnerRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.PartnerDashboard, 'show']).as('dashboard')
      router.on('/playground').redirect('playground').as('playground')
      router
        .get('/playground/search-history', [controllers.search.playground.SearchHistory, 'index'])
        .as('playground.history')
      router
        .get('/playground/search-history/export', [
          controllers.search.playground.SearchHistory,
          'export',
        ])
        .as('playground.history.export')
      router
        .get('/all-activated-packages/:UserPackUniqueId/search-history', [
          controllers.search.playground.PackageSearches,
          'ofClient',
        ])
        .as('packages.searches')
      router
        .get('/all-activated-packages/:UserPackUniqueId/search-history/export', [
          controllers.search.playground.PackageSearches,
          'exportOfClient',
        ])
        .as('packages.searches.export')
      router
        .get('/Documentation', [controllers.documentation.Documentation, 'partner'])
        .as('documentation')
      router
        .get('/Documentation/:chapter', [controllers.documentation.Documentation, 'partner'])
        .as('documentation.chapter')
      purchaseRoutes()
      billingRoutes()
      keyRoutes()
      colleagueRoutes()
      webhookRoutes()
      notificationRoutes()
      profileRoutes()
      paletteRoutes()
      viewRoutes()
      unknownPageRoutes()
    })
    .prefix('/portal/partner')
    .as('partner')
    .use([...pageDoor, middleware.may('partner_area'), middleware.defaultView()])
}

/** The billing page, the billing data and the spending of the client. */
function billingRoutes() {
  const { Billing } = controllers.clients.own
  const { Spending } = controllers.billing.account
  router
    .group(() => {
      router.get('/', [Billing, 'show']).as('show')
      router.get('/edit', [Billing, 'edit']).as('edit')
      router.post('/edit', [Billing, 'update']).as('update')
      router.get('/spending', [Spending, 'show']).as('spending')
    })
    .prefix('/billing')
    .as('billing')
    .use(middleware.may('own_client'))
}

/** Offers, purchases, payments, receipts and invoices. */
function purchaseRoutes() {
  const { PackagesList, Purchases, Receipts } = controllers.billing.sales
  const receipt = '/all-activated-packages/:UserPackUniqueId/receipt'
  router
    .group(() => {
      router.get('/packages-list', [PackagesList, 'index']).as('offers')
      router.get('/packages-list/:PackageId', [PackagesList, 'show']).as('offer')
      router.post('/packages-list/:PackageId', [PackagesList, 'store']).as('buy')
      router.get('/all-activated-packages', [Purchases, 'index']).as('index')
      router.get(receipt, [Receipts, 'show']).as('receipt')
      router.get(`${receipt}.pdf`, [Receipts, 'download']).as('receipt.pdf')
    })
    .as('purchases')
    .use(middleware.may('purchases'))
  const { Checkouts } = controllers.billing.payments
  router
    .group(() => {
      router.post('/sales/:SaleId/checkout', [Checkouts, 'store']).as('store')
      router.get('/checkouts/:CheckoutId', [Checkouts, 'show']).as('show')
    })
    .as('checkouts')
    .use(middleware.may('purchases'))
  router
    .group(() => documentPages())
    .prefix('/invoices')
    .as('documents')
    .use(middleware.may('documents'))
}
