import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { lateGuardedPageDoor, middleware } from '#start/kernel'
import type { Ability } from '#app/accounts/role'

/** Uploads, from the form to the report, in the admin and company areas. */
export function uploadRoutes() {
  const {
    UploadCauses: Causes,
    UploadColumns: Columns,
    UploadFiles: Files,
    UploadFixes: Fixes,
    Uploads,
  } = controllers.imports.uploads
  router
    .group(() => {
      router.get('/', [Uploads, 'index']).as('index')
      router.get('/create', [Uploads, 'create']).as('create')
      router.get('/example/:kind', [Files, 'example']).as('example')
      router.post('/start', [Uploads, 'start']).as('start')
      router.get('/:UploadId', [Uploads, 'show']).as('show')
      router.get('/:UploadId/columns', [Columns, 'edit']).as('columns.edit')
      router.post('/:UploadId/columns', [Columns, 'update']).as('columns.update')
      router.post('/:UploadId/columns/check', [Columns, 'check']).as('columns.check')
      router.get('/:UploadId/fix', [Fixes, 'edit']).as('fixes.edit')
      router.post('/:UploadId/fix', [Fixes, 'update']).as('fixes.update')
      router.get('/:UploadId/causes', [Causes, 'show']).as('causes')
      router.post('/:UploadId/run', [Uploads, 'run']).as('run')
      router.post('/:UploadId/cancel', [Uploads, 'cancel']).as('cancel')
      router.post('/:UploadId/retry', [Uploads, 'retry']).as('retry')
      router.post('/:UploadId/undo', [Uploads, 'undo']).as('undo')
      router.get('/:UploadId/rejected', [Files, 'rejected']).as('rejected')
      router.get('/:UploadId/data', [Files, 'data']).as('data')
    })
    .prefix('/skills/upload-status')
    .as('uploads')
    .use(middleware.may('skills'))
}

/**
 * Receives the upload form. The CSRF token is in the form, which is only read after authorization,
 * so this route checks the token last.
 */
export function uploadFileRoute(area: string, prefix: string, ability: Ability) {
  const { before, guard } = lateGuardedPageDoor
  router
    .post(`${prefix}/skills/upload-status`, [controllers.imports.uploads.Uploads, 'store'])
    .as(`${area}.uploads.store`)
    .use([...before, middleware.may(ability), middleware.may('skills')])
    .use([middleware.receiveFile(), guard])
}
