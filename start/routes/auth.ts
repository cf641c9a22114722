import router from '@adonisjs/core/services/router'
import { middleware, pageDoor } from '#start/kernel'

/** Signing in and out, registering, a new password. */
export function authRoutes() {
  router
    .group(() => {})
    .prefix('/auth')
    .use([...pageDoor, middleware.may('site')])
}
