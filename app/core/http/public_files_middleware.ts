import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import portal from '#config/portal'
import staticConfig from '#config/static'

/** The folders of `public/`. */
const folders = ['assets', 'client', 'icons'].map((folder) => `/${folder}/`)

const files = new StaticMiddleware(app.publicPath(), staticConfig)

/** Serves the files of `public/`. Other requests do not access the disk. */
export default class PublicFilesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx.request
    const path = request.url?.slice(portal.basePath.length) ?? ''
    const isFile =
      request.url?.startsWith(portal.basePath) && folders.some((folder) => path.startsWith(folder))
    if (!isFile) return next()

    /** Their URLs start with BASE_PATH, if it is set. */
    request.url = path
    return files.handle(ctx, next)
  }
}
