import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The upload status of the top bar; stands before the routes that take an upload's id in its place. */
export function latestUploadRoutes() {
  router
    .get('/skills/upload-status/latest', [controllers.uploads.LatestUploads, 'index'])
    .as('uploads.latest')
    .use(middleware.may('skills'))
}
