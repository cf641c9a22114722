import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { meteredCalls, type MeteredCall } from '#app/billing/metering/metered_calls'
import { middleware, v1Door } from '#start/kernel'
import { v1InvoiceRoutes } from '#start/routes/invoices'
import { v1KeyRoutes } from '#start/routes/keys'
import { v1NotificationRoutes } from '#start/routes/notifications'
import { v1CurrencyRoutes, v1PackageRoutes } from '#start/routes/packages'
import { v1SetupRoutes } from '#start/routes/setup'
import { v1ContactRoutes } from '#start/routes/site'
import { v1WebhookRoutes } from '#start/routes/webhooks'

/** The API. Every path works with and without a trailing slash. */
export function v1Routes() {
  router
    .group(() => {
      v1UsageRoutes()
      v1ClientPackageRoutes()
      v1NotificationRoutes()
      v1SkillRoutes()
      v1RelationRoutes()
      v1UploadRoutes()
      v1CategoryRoutes()
      v1SynonymRoutes()
      v1SaleRoutes()
      v1PackageRoutes()
      v1CurrencyRoutes()
      v1SetupRoutes()
      v1SearchRoutes()
      v1ProfileRoutes()
      v1ClientRoutes()
      v1StaffRoutes()
      v1KeyRoutes()
      v1InvoiceRoutes()
      v1ContactRoutes()
      v1WebhookRoutes()
    })
    .prefix('/v1')
    .as('v1')
    .use(v1Door)
}

/** The middleware of metered calls. */
function metered(call: MeteredCall) {
  return [middleware.may(meteredCalls[call].ability), middleware.idempotent()]
}

/** The caller's own account. */
function v1ProfileRoutes() {
  const { V1Profile } = controllers.accounts.profile
  router.get('/auth/me', [V1Profile, 'show']).as('me').use(middleware.may('account'))
  router.patch('/auth/me', [V1Profile, 'update']).as('me.update').use(middleware.may('account'))
}

/** Searches; suggestions are free. */
function v1SearchRoutes() {
  const { changes, search } = controllers
  router
    .group(() => {
      router
        .get('/playground-search', [search.playground.V1PlaygroundSearch, 'handle'])
        .as('search')
        .use(metered('playground-search'))
      router
        .post('/extract', [search.extract.V1Extract, 'handle'])
        .as('extract')
        .use(metered('extract'))
      router
        .get('/playground-skill-suggestions', [search.playground.V1SkillNames, 'suggestions'])
        .as('suggestions')
        .use(middleware.may('suggestions'))
      router
        .get('/search-auto', [search.playground.V1SkillNames, 'suggestions'])
        .as('searchAuto')
        .use(middleware.may('suggestions'))
      router
        .get('/admin-search', [search.playground.V1SkillNames, 'search'])
        .as('adminSearch')
        .use(middleware.may('admin_search'))
      router.post('/lookup', [search.batch.V1Lookup, 'handle']).as('lookup').use(metered('lookup'))
      router
        .post('/related', [search.batch.V1Related, 'handle'])
        .as('related')
        .use(metered('related'))
      router.get('/changes', [changes.V1Changes, 'handle']).as('changes').use(metered('changes'))
    })
    .prefix('/skills')
}

/** Packages, usage and search history of a client. */
function v1UsageRoutes() {
  const { billing, search } = controllers
  router
    .group(() => {
      router
        .get('/user-free-package-detail', [billing.clientPackages.V1Usage, 'show'])
        .as('usage')
        .use(middleware.may('own_client'))
      router
        .get('/user-free-package/search-history', [
          search.playground.V1SearchHistory,
          'paidByFreePackages',
        ])
        .as('searches.free')
        .use(middleware.may('own_client'))
      router
        .get('/user-package/search-history', [search.playground.V1SearchHistory, 'paidByPackages'])
        .as('searches.paid')
        .use(middleware.may('own_client'))
      router
        .get('/search-history-view-by-admin', [search.playground.V1SearchHistory, 'ofClients'])
        .as('searches.all')
        .use(middleware.may('clients'))
      router
        .get('/playground-range-search-history', [search.playground.V1SearchHistory, 'index'])
        .as('searches.own')
        .use(middleware.may('search_history'))
    })
    .prefix('/skills')
}

/** Skills, for staff. */
function v1SkillRoutes() {
  const { V1Skills, V1SkillHistory, V1SkillMerges } = controllers.catalogue.skills
  const { V1Exports } = controllers.exports
  router
    .group(() => {
      router.get('/list', [V1Skills, 'index']).as('index')
      router.post('/create', [V1Skills, 'store']).as('store').use(middleware.idempotent())
      router.get('/retrieve/:id', [V1Skills, 'show']).as('show')
      router.get('/history/:id', [V1SkillHistory, 'index']).as('history')
      router.get('/merge/:id', [V1SkillMerges, 'show']).as('merge.show')
      router
        .post('/merge/:id', [V1SkillMerges, 'store'])
        .as('merge.store')
        .use(middleware.idempotent())
      router.put('/update/:id', [V1Skills, 'replace']).as('replace')
      router.patch('/update/:id', [V1Skills, 'update']).as('update')
      router.delete('/delete/:id', [V1Skills, 'destroy']).as('destroy')
      router.get('/export-skills-newly-created', [V1Exports, 'newSkills']).as('export_new')
      router.get('/export-skills', [V1Exports, 'skills']).as('export')
    })
    .prefix('/skills')
    .as('skills')
    .use(middleware.may('skills'))
}

/** Relations: those of a skill together with it, and single ones. */
function v1RelationRoutes() {
  const { V1SkillRelations: Single } = controllers.catalogue.relations
  const { V1SkillWithRelations: Together } = controllers.catalogue.skills
  const { V1Exports } = controllers.exports
  router
    .group(() => {
      router.get('/skill-with-relations-retrieve/:id', [Together, 'show']).as('of_skill')
      router
        .get('/skill-with-relations-retrieve-export/:id?', [V1Exports, 'relations'])
        .as('export')
      router
        .route('/skill-with-relations-update/:id', ['PUT', 'PATCH'], [Together, 'update'])
        .as('update_of_skill')
      router.delete('/skill-relation-delete/:id', [Single, 'destroy']).as('destroy')
      router.get('/skill-relations/list', [Single, 'index']).as('index')
      router.get('/skill-relations/retrieve/:id', [Single, 'show']).as('show')
      router.put('/skill-relations/update/:id', [Single, 'replace']).as('replace')
      router.patch('/skill-relations/update/:id', [Single, 'update']).as('update')
    })
    .prefix('/skills')
    .as('relations')
    .use(middleware.may('skills'))
}

/** Uploads and their results. */
function v1UploadRoutes() {
  const { V1Uploads: Uploads, V1UploadFiles: Files } = controllers.imports.uploads
  const takesFile = [middleware.receiveFile(), middleware.idempotent()]
  router
    .group(() => {
      router
        .post('/skill-based-relations-import/:id?', [Uploads, 'store'])
        .as('import_of_skill')
        .use(takesFile)
      router.post('/skill_relation_bulk_import', [Uploads, 'store']).as('import').use(takesFile)
      router.get('/file_upload_record_list_view', [Uploads, 'index']).as('index')
      router.get('/task-status/:id', [Uploads, 'show']).as('show')
      router.post('/task-cancel/:id', [Uploads, 'cancel']).as('cancel')
      router.post('/task-retry/:id', [Uploads, 'retry']).as('retry').use(middleware.idempotent())
      router.post('/task-undo/:id', [Uploads, 'undo']).as('undo').use(middleware.idempotent())
      router.get('/file_upload_successful_data_export/:id', [Files, 'successful']).as('successful')
      router.get('/file_upload_rejected_data_export/:id', [Files, 'rejected']).as('rejected')
    })
    .prefix('/skills')
    .as('uploads')
    .use(middleware.may('skills'))
}

/**
 * Domains: staff can read them, role 0 can write them, all logged-in users can search them by name.
 */
function v1CategoryRoutes() {
  const { V1Categories, V1CategoryMerges, V1CategorySearch } = controllers.catalogue.categories
  const { V1Exports } = controllers.exports
  const read = middleware.may('skills')
  const write = middleware.may('setup')
  router
    .group(() => {
      router.get('/list', [V1Categories, 'index']).as('index').use(read)
      router.get('/export', [V1Exports, 'categories']).as('export').use(read)
      router
        .get('/search-auto', [V1CategorySearch, 'index'])
        .as('search')
        .use(middleware.may('domain_search'))
      router
        .post('/create', [V1Categories, 'store'])
        .as('store')
        .use([write, middleware.idempotent()])
      router.get('/edit/:id', [V1Categories, 'show']).as('edit').use(read)
      router.put('/update/:id', [V1Categories, 'replace']).as('replace').use(write)
      router.patch('/update/:id', [V1Categories, 'update']).as('update').use(write)
      router
        .post('/merge/:id', [V1CategoryMerges, 'store'])
        .as('merge')
        .use([write, middleware.idempotent()])
      router.get('/:id', [V1Categories, 'show']).as('show').use(read)
      router.delete('/:id', [V1Categories, 'destroy']).as('destroy').use(write)
    })
    .prefix('/categories')
    .as('categories')
}

/** Synonyms, for staff. */
function v1SynonymRoutes() {
  const { V1Synonyms } = controllers.catalogue.synonyms
  const { V1Exports } = controllers.exports
  router
    .group(() => {
      router.get('/list', [V1Synonyms, 'index']).as('index')
      router.get('/export', [V1Exports, 'synonyms']).as('export')
      router.post('/create', [V1Synonyms, 'store']).as('store').use(middleware.idempotent())
      router.put('/update/:id', [V1Synonyms, 'replace']).as('replace')
      router.patch('/update/:id', [V1Synonyms, 'update']).as('update')
      router.get('/:id', [V1Synonyms, 'show']).as('show')
      router.delete('/:id', [V1Synonyms, 'destroy']).as('destroy')
    })
    .prefix('/synonyms')
    .as('synonyms')
    .use(middleware.may('skills'))
}

/** Settings of client packages; the id is in the path or in the body. */
function v1ClientPackageRoutes() {
  const { V1ClientPackageSettings: Settings } = controllers.billing.clientPackages
  const update = ['PUT', 'PATCH']
  router
    .group(() => {
      router
        .route('/user-free-package-backup-update/:id?', update, [Settings, 'freeBackup'])
        .as('free_backup')
      router
        .route('/user-free-package-res-percentage-update/:id?', update, [
          Settings,
          'freeResPercentage',
        ])
        .as('free_res_percentage')
      router.route('/user-package-backup-update/:id?', update, [Settings, 'backup']).as('backup')
      router
        .route('/user-package-res-percentage-update/:id?', update, [Settings, 'resPercentage'])
        .as('res_percentage')
      router
        .post('/user-package-calls-refund/:id?', [Settings, 'refund'])
        .as('refund')
        .use(middleware.idempotent())
    })
    .prefix('/packages')
    .as('client_packages')
    .use(middleware.may('clients'))
}

/** Clients and their users, for staff; partners can read and change their own client and colleagues. */
function v1ClientRoutes() {
  const { V1Clients, V1ClientSearch } = controllers.clients
  const { V1People: People } = controllers.clients.people
  const { V1OwnClient } = controllers.clients.own
  router
    .group(() => {
      router.get('/list', [V1Clients, 'index']).as('index')
      router.get('/search-auto', [V1ClientSearch, 'index']).as('search')
      router.post('/create', [V1Clients, 'store']).as('store').use(middleware.idempotent())
      router.get('/edit/:id', [V1Clients, 'show']).as('edit')
      router.put('/update/:id', [V1Clients, 'replace']).as('replace')
      router.patch('/update/:id', [V1Clients, 'update']).as('update')
      router.get('/people/:id', [People, 'index']).as('people')
      router.post('/people/:id', [People, 'store']).as('people.store').use(middleware.idempotent())
      router.patch('/people/:id/:person', [People, 'update']).as('people.update')
      router.delete('/people/:id/:person', [People, 'destroy']).as('people.destroy')
      router
        .post('/people/:id/:person/invitation', [People, 'resend'])
        .as('people.resend')
        .use(middleware.idempotent())
    })
    .prefix('/clients')
    .as('clients')
    .use(middleware.may('clients'))
  router
    .group(() => {
      router.get('/self-details', [V1OwnClient, 'show']).as('show')
      router.put('/self-details', [V1OwnClient, 'replace']).as('replace')
      router.patch('/self-details', [V1OwnClient, 'update']).as('update')
    })
    .prefix('/clients')
    .as('own_client')
    .use(middleware.may('own_client'))
  router
    .group(() => {
      router.get('/', [People, 'index']).as('index')
      router.post('/', [People, 'store']).as('store').use(middleware.idempotent())
      router.patch('/:person', [People, 'update']).as('update')
      router.delete('/:person', [People, 'destroy']).as('destroy')
      router
        .post('/:person/invitation', [People, 'resend'])
        .as('resend')
        .use(middleware.idempotent())
    })
    .prefix('/clients/colleagues')
    .as('colleagues')
    .use(middleware.may('colleagues'))
}

/** Staff accounts and the audit log. */
function v1StaffRoutes() {
  const { V1Staff } = controllers.accounts.staff
  const { V1AuditLog } = controllers.accounts.audit
  router
    .group(() => {
      router.get('/list', [V1Staff, 'index']).as('index')
      router.post('/create', [V1Staff, 'store']).as('store').use(middleware.idempotent())
      router.get('/edit/:id', [V1Staff, 'show']).as('edit')
      router.put('/update/:id', [V1Staff, 'replace']).as('replace')
      router.patch('/update/:id', [V1Staff, 'update']).as('update')
      router.post('/invitation/:id', [V1Staff, 'resend']).as('resend').use(middleware.idempotent())
    })
    .prefix('/sub-admins')
    .as('staff')
    .use(middleware.may('staff_accounts'))
  router.get('/audit-log', [V1AuditLog, 'index']).as('audit_log').use(middleware.may('audit_log'))
}

/** Packages, assignments and sales. */
function v1SaleRoutes() {
  const { V1Activations, V1Purchases, V1Sales } = controllers.billing.sales
  const own = middleware.may('purchases')
  const staff = middleware.may('clients')
  const once = middleware.idempotent()
  router
    .group(() => {
      router
        .post('/activate-basic-package', [V1Activations, 'basic'])
        .as('activate.basic')
        .use([own, once])
      router
        .post('/activate-pay-as-you-go-package', [V1Activations, 'payAsYouGo'])
        .as('activate.pay_as_you_go')
        .use([own, once])
      router
        .post('/activate_additional_talk_time_pack', [V1Activations, 'additional'])
        .as('activate.additional')
        .use([own, once])
      router
        .post('/admin-assign-priced-pack-to-client', [V1Activations, 'assignPriced'])
        .as('assign.priced')
        .use([staff, once])
      router
        .post('/free_packages/admin-assign-client-free-package', [V1Activations, 'assignFree'])
        .as('assign.free')
        .use([staff, once])
      router.get('/purchased-packages-history', [V1Purchases, 'index']).as('history').use(own)
      router
        .get('/admin_user_activated_packages_history_view', [V1Purchases, 'ofClients'])
        .as('history_of_clients')
        .use(staff)
    })
    .prefix('/packages')
    .as('purchases')
  router
    .group(() => {
      router.get('/available-packages-list', [V1Purchases, 'available']).as('available')
      router.get('/current-package-details', [V1Purchases, 'current']).as('current')
    })
    .prefix('/clients')
    .as('offers')
    .use(own)
  router
    .group(() => {
      router.get('/list', [V1Sales, 'index']).as('index')
      router.get('/:id', [V1Sales, 'show']).as('show')
      router.post('/:id/pay', [V1Sales, 'pay']).as('pay').use(once)
      router.post('/:id/release', [V1Sales, 'release']).as('release').use(once)
      router.post('/:id/waive', [V1Sales, 'waive']).as('waive').use(once)
      router.post('/:id/void', [V1Sales, 'void']).as('void').use(once)
    })
    .prefix('/sales')
    .as('sales')
    .use(staff)
  router
    .post('/sales/:id/checkout', [controllers.billing.payments.V1Checkouts, 'store'])
    .as('checkouts.store')
    .use([own, once])
  v1DocumentRoutes()
  v1AccountRoutes()
}

/** What the client of a partner owes, paid and spent. */
function v1AccountRoutes() {
  const { V1Account, V1Spending } = controllers.billing.account
  router
    .group(() => {
      router.get('/account', [V1Account, 'show']).as('account')
      router.get('/payments', [V1Account, 'payments']).as('payments')
      router.get('/spending', [V1Spending, 'show']).as('spending')
    })
    .prefix('/billing')
    .as('billing')
    .use(middleware.may('own_client'))
}

/** Invoices and credit notes, and refunds. */
function v1DocumentRoutes() {
  const { V1Documents } = controllers.billing.documents.list
  const { V1Refunds } = controllers.billing.documents.credit
  const { V1StripeRefunds } = controllers.billing.payments
  const staff = middleware.may('clients')
  const once = middleware.idempotent()
  router
    .group(() => {
      router.get('/list', [V1Documents, 'index']).as('index')
      router.get('/:id', [V1Documents, 'show']).as('show')
      router.get('/:id/pdf', [V1Documents, 'pdf']).as('pdf')
      router.get('/:id/cii', [V1Documents, 'cii']).as('cii')
      router.get('/:id/ubl', [V1Documents, 'ubl']).as('ubl')
      router.post('/:id/credit', [V1Documents, 'credit']).as('credit').use([staff, once])
    })
    .prefix('/billing/documents')
    .as('documents')
    .use(middleware.may('documents'))
  router
    .group(() => {
      router.get('/list', [V1Refunds, 'index']).as('index')
      router.post('/:id/done', [V1Refunds, 'done']).as('done').use(once)
      router.post('/:id/stripe', [V1StripeRefunds, 'store']).as('stripe').use(once)
    })
    .prefix('/billing/refunds')
    .as('refunds')
    .use(staff)
}
