import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import portal from '#config/portal'
import staticConfig from '#config/static'

/** What `public/` holds. */
const folders = ['assets', 'icons'].map((folder) => `/${folder}/`)

const files = new StaticMiddleware(app.publicPath(), staticConfig)

/** Serves the files of `public/`. No other request looks for a file. */
export default class PublicFilesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx.request
    const path = request.url?.slice(portal.basePath.length) ?? ''
    const isFile =
      request.url?.startsWith(portal.basePath) && folders.some((folder) => path.startsWith(folder))
    if (!isFile) return next()

    /** Below BASE_PATH they are asked for with the base path in front. */
    request.url = path
    return files.handle(ctx, next)
  }
}
