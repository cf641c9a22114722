import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import portal from '#config/portal'

/** What `public/` holds. */
const folders = ['assets', 'icons']

/** Below BASE_PATH the files of `public/` are asked for with the base path in front: take it off. */
export default class BasePathMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const { basePath } = portal
    const asked = request.request.url
    const isFile = folders.some((folder) => asked?.startsWith(`${basePath}/${folder}/`))
    if (basePath && asked && isFile) {
      request.request.url = asked.slice(basePath.length)
    }
    return next()
  }
}
