import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import portal from '#config/portal'

/** Below BASE_PATH the files of `public/` are asked for with the base path in front: take it off. */
export default class BasePathMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { basePath } = portal
    const asked = request.request.url
    if (basePath && asked?.startsWith(`${basePath}/assets/`)) {
      request.request.url = asked.slice(basePath.length)
    }
    return next()
  }
}
