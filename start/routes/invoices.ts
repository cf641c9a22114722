import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { lateGuardedPageDoor, middleware, pageDoor } from '#start/kernel'

/** The invoice reader of the public site. */
export function invoiceRoutes() {
  const { Invoices } = controllers.invoices
  const { before, guard } = lateGuardedPageDoor
  const may = middleware.may('invoices')
  router
    .group(() => {
      router.get('/', [Invoices, 'index']).as('invoices')
      router.get('/export', [Invoices, 'exportSome']).as('invoices.export_some')
      router.get('/:ReadingId', [Invoices, 'show']).as('invoices.show')
      router.post('/:ReadingId', [Invoices, 'update']).as('invoices.update')
      router.post('/:ReadingId/keep', [Invoices, 'keep']).as('invoices.keep')
      router.delete('/:ReadingId', [Invoices, 'destroy']).as('invoices.destroy')
      router.get('/:ReadingId/export', [Invoices, 'export']).as('invoices.export')
      router.get('/:ReadingId/file', [Invoices, 'file']).as('invoices.file')
      router.get('/:ReadingId/words', [Invoices, 'words']).as('invoices.words')
      router.get('/:ReadingId/pages/:page', [Invoices, 'picture']).as('invoices.picture')
    })
    .prefix('/invoice-reader')
    .use([...pageDoor, may])
  /** The CSRF token is in the form with the files, which is only read after authorization. */
  router
    .post('/invoice-reader', [Invoices, 'store'])
    .as('invoices.store')
    .use([...before, may, middleware.receiveInvoices(), guard])
}

/** The same for programs. */
export function v1InvoiceRoutes() {
  const { V1Invoices } = controllers.invoices
  router
    .group(() => {
      router
        .post('/', [V1Invoices, 'store'])
        .as('store')
        .use([middleware.receiveInvoices(), middleware.idempotent()])
      router.get('/list', [V1Invoices, 'index']).as('index')
      router.get('/export', [V1Invoices, 'exportSome']).as('export_some')
      router.get('/:id', [V1Invoices, 'show']).as('show')
      router.patch('/:id', [V1Invoices, 'update']).as('update')
      router.delete('/:id', [V1Invoices, 'destroy']).as('destroy')
      router.get('/:id/export', [V1Invoices, 'export']).as('export')
    })
    .prefix('/invoice-reader/invoice_import')
    .as('invoices')
    .use(middleware.may('invoices'))
}
