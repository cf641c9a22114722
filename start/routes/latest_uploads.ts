import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The upload status of the top bar; stands before the routes that take an upload's id in its place. */
export function latestUploadRoutes() {
  const { LatestUploads } = controllers.imports.uploads
  router
    .group(() => {
      router.get('/', [LatestUploads, 'index']).as('latest')
      router.get('/count', [LatestUploads, 'count']).as('count')
    })
    .prefix('/skills/upload-status/latest')
    .as('uploads')
    .use(middleware.may('skills'))
}
