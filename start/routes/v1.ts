import router from '@adonisjs/core/services/router'
import { v1Door } from '#start/kernel'

/** The API. Every path works with and without its trailing slash. */
export function v1Routes() {
  router
    .group(() => {})
    .prefix('/v1')
    .as('v1')
    .use(v1Door)
}
