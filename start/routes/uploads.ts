import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { lateGuardedPageDoor, middleware } from '#start/kernel'
import type { Ability } from '#app/accounts/role'

/** Files that are taken in, from the choice of one to what came of it, in the admin and in the company area. */
export function uploadRoutes() {
  const { UploadColumns: Columns, UploadFiles: Files, Uploads } = controllers.imports.uploads
  router
    .group(() => {
      router.get('/', [Uploads, 'index']).as('index')
      router.get('/create', [Uploads, 'create']).as('create')
      router.get('/example/:kind', [Files, 'example']).as('example')
      router.get('/:UploadId', [Uploads, 'show']).as('show')
      router.get('/:UploadId/columns', [Columns, 'edit']).as('columns.edit')
      router.post('/:UploadId/columns', [Columns, 'update']).as('columns.update')
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
 * Where the form with the file is posted. The forgery token stands in the form, which is read only once
 * it is clear that the person may send one: so this route looks at the token last.
 */
export function uploadFileRoute(area: string, prefix: string, ability: Ability) {
  const { before, guard } = lateGuardedPageDoor
  router
    .post(`${prefix}/skills/upload-status`, [controllers.imports.uploads.Uploads, 'store'])
    .as(`${area}.uploads.store`)
    .use([...before, middleware.may(ability), middleware.may('skills')])
    .use([middleware.receiveFile(), guard])
}
