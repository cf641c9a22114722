import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

/** Invoices and credit notes, in the areas of staff and partners. */
export function documentPages() {
  const { Documents } = controllers.billing.documents.list
  router.get('/', [Documents, 'index']).as('index')
  router.get('/:DocumentId', [Documents, 'show']).as('show')
  router.get('/:DocumentId/invoice.pdf', [Documents, 'pdf']).as('pdf')
  router.get('/:DocumentId/cii.xml', [Documents, 'cii']).as('cii')
  router.get('/:DocumentId/ubl.xml', [Documents, 'ubl']).as('ubl')
}
