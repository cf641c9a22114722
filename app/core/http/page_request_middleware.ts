import { rm } from 'node:fs/promises'
import BodyParser from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { refuseUnreadableQuery } from '#app/core/http/query_parameters'

const bodyParser = new BodyParser(bodyParserConfig)

/**
 * What pages read of a request: a query that is UTF-8, and forms. Files that came with a form and that nobody moved
 * elsewhere are taken away once the request is over: the body parser parks them in the system's temporary folder,
 * whoever sends them and wherever to.
 */
export default class PageRequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnreadableQuery(ctx)
    await bodyParser.handle(ctx, async () => {
      try {
        await next()
      } finally {
        const files = Object.values(ctx.request.allFiles()).flat()
        const parked = files.flatMap(({ tmpPath }) => tmpPath ?? [])
        await Promise.all(parked.map((path) => rm(path, { force: true })))
      }
    })
  }
}
