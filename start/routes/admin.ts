import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'
import { catalogueRoutes } from '#start/routes/catalogue'
import { latestUploadRoutes } from '#start/routes/latest_uploads'
import { viewRoutes } from '#start/routes/saved_views'
import { noticeChoiceRoutes, notificationRoutes } from '#start/routes/notifications'
import { personRoutes } from '#start/routes/people'
import { profileRoutes } from '#start/routes/profile'
import { paletteRoutes } from '#start/routes/palette'
import { packageScreens } from '#start/routes/packages'
import { documentPages } from '#start/routes/documents'
import { setupRoutes } from '#start/routes/setup'
import { contactMessageRoutes } from '#start/routes/site'
import { uploadFileRoute, uploadRoutes } from '#start/routes/uploads'
import { webhookRoutes } from '#start/routes/webhooks'
import { unknownPageRoutes } from '#start/routes/unknown_pages'

/** The admin area: roles 0 and 1. */
export function adminRoutes() {
  router
    .group(() => {
      router.get('/dashboard', [controllers.dashboards.AdminDashboard, 'show']).as('dashboard')
      packageScreens()
      latestUploadRoutes()
      catalogueRoutes()
      uploadRoutes()
      setupRoutes()
      clientPackageRoutes()
      saleRoutes()
      documentRoutes()
      noticeChoiceRoutes()
      notificationRoutes()
      clientRoutes()
      staffRoutes()
      profileRoutes()
      paletteRoutes()
      viewRoutes()
      contactMessageRoutes()
      webhookRoutes()
      unknownPageRoutes()
    })
    .prefix('/portal/admin')
    .as('admin')
    .use([...pageDoor, middleware.may('admin_area'), middleware.defaultView()])
  uploadFileRoute('admin', '/portal/admin', 'admin_area')
}

/** Packages of clients: settings, refunds; searches of clients. */
function clientPackageRoutes() {
  const { CallRefunds, ClientPackageSettings } = controllers.billing.clientPackages
  const { ClientSearches, PackageSearches } = controllers.search.playground
  const place = '/clients/packages/:ClientId/:UserPackUniqueId'
  router
    .group(() => {
      router.get('/search-history', [ClientSearches, 'index']).as('index')
      router.get('/search-history/export', [ClientSearches, 'export']).as('export')
      router.get('/play-ground-history/:FreePackUniqueId', [PackageSearches, 'forStaff']).as('pack')
      router
        .get('/play-ground-history/:FreePackUniqueId/export', [PackageSearches, 'exportForStaff'])
        .as('pack.export')
    })
    .prefix('/clients')
    .as('searches')
    .use(middleware.may('clients'))
  router
    .group(() => {
      router.get(place, [ClientPackageSettings, 'edit']).as('edit')
      router.post(place, [ClientPackageSettings, 'update']).as('update')
      router.post(`${place}/refund`, [CallRefunds, 'store']).as('refund')
    })
    .as('client_packages')
    .use(middleware.may('clients'))
}

/** Clients and their users. */
function clientRoutes() {
  const { BulkClients, Clients } = controllers.clients
  router
    .group(() => {
      router.get('/', [Clients, 'index']).as('index')
      router.get('/export', [Clients, 'export']).as('export')
      router.post('/bulk', [BulkClients, 'update']).as('bulk')
      router.get('/create', [Clients, 'create']).as('create')
      router.post('/create', [Clients, 'store']).as('store')
      router.get('/edit/:ClientId', [Clients, 'edit']).as('edit')
      router.post('/edit/:ClientId', [Clients, 'update']).as('update')
      router.post('/edit/:ClientId/status', [Clients, 'changeStatus']).as('status')
      router.group(personRoutes).prefix('/edit/:ClientId/people').as('people')
      router
        .post('/edit/:ClientId/people/:UserId/two-factor', [
          controllers.clients.people.People,
          'resetTwoFactor',
        ])
        .as('people.two_factor')
    })
    .prefix('/clients')
    .as('clients')
    .use(middleware.may('clients'))
}

/** Staff accounts (menu label Company Users) and the audit log. */
function staffRoutes() {
  const { BulkStaff, Staff } = controllers.accounts.staff
  const { AuditLog } = controllers.accounts.audit
  router
    .group(() => {
      router.get('/', [Staff, 'index']).as('index')
      router.get('/export', [Staff, 'export']).as('export')
      router.post('/bulk', [BulkStaff, 'update']).as('bulk')
      router.get('/create', [Staff, 'create']).as('create')
      router.post('/create', [Staff, 'store']).as('store')
      router.get('/edit/:SubAdminId', [Staff, 'edit']).as('edit')
      router.post('/edit/:SubAdminId', [Staff, 'update']).as('update')
      router.post('/edit/:SubAdminId/status', [Staff, 'changeStatus']).as('status')
      router.post('/edit/:SubAdminId/two-factor', [Staff, 'resetTwoFactor']).as('two_factor')
      router.post('/edit/:SubAdminId/invitation', [Staff, 'resend']).as('resend')
    })
    .prefix('/sub-admins')
    .as('staff')
    .use(middleware.may('staff_accounts'))
  router
    .group(() => {
      router.get('/audit-log', [AuditLog, 'index']).as('audit_log')
      router.get('/audit-log/export', [AuditLog, 'export']).as('audit_log.export')
    })
    .use(middleware.may('audit_log'))
}

/** Invoices and refunds. */
function documentRoutes() {
  const { Documents } = controllers.billing.documents.list
  const { Refunds } = controllers.billing.documents.credit
  const { StripeRefunds } = controllers.billing.payments
  router
    .group(() => {
      router.get('/export', [Documents, 'export']).as('export')
      documentPages()
      router.post('/:DocumentId/credit', [Documents, 'credit']).as('credit')
    })
    .prefix('/invoices')
    .as('documents')
    .use(middleware.may('clients'))
  router
    .group(() => {
      router.get('/', [Refunds, 'index']).as('index')
      router.post('/:RefundId/done', [Refunds, 'done']).as('done')
      router.post('/:RefundId/stripe', [StripeRefunds, 'store']).as('stripe')
    })
    .prefix('/refunds')
    .as('refunds')
    .use(middleware.may('clients'))
}

/** The sales history; the packages of a client. */
function saleRoutes() {
  const { BulkSales, Sales, ClientPurchases } = controllers.billing.sales
  router
    .group(() => {
      router.get('/', [Sales, 'index']).as('index')
      router.get('/export', [Sales, 'export']).as('export')
      router.post('/bulk', [BulkSales, 'update']).as('bulk')
      router.get('/:SaleId', [Sales, 'show']).as('show')
      router.get('/:SaleId/receipt.pdf', [Sales, 'receipt']).as('receipt')
      router.post('/:SaleId/pay', [Sales, 'pay']).as('pay')
      router.post('/:SaleId/release', [Sales, 'release']).as('release')
      router.post('/:SaleId/waive', [Sales, 'waive']).as('waive')
      router.post('/:SaleId/void', [Sales, 'void']).as('void')
    })
    .prefix('/sales-history')
    .as('sales')
    .use(middleware.may('clients'))
  router
    .group(() => {
      router.get('/clients/packages/:ClientId', [ClientPurchases, 'index']).as('index')
      router.post('/clients/packages/:ClientId', [ClientPurchases, 'store']).as('store')
    })
    .as('client_purchases')
    .use(middleware.may('clients'))
}
