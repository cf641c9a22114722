import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/**
 * The upload status of the top bar; registered before the routes with an upload id in the same
 * place.
 */
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
