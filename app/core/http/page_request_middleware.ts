import { rm } from 'node:fs/promises'
import BodyParser from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { refuseUnreadableQuery } from '#app/core/http/query_parameters'

const bodyParser = new BodyParser(bodyParserConfig)

/**
 * Validates and parses requests of pages: the query must be UTF-8, and the body is a form. The body parser stores
 * uploaded files of every request in the system's temporary folder; those that were not moved are deleted after the
 * request.
 */
export default class PageRequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnreadableQuery(ctx)
    await bodyParser.handle(ctx, async () => {
      try {
        await next()
      } finally {
        const files = Object.values(ctx.request.allFiles()).flat()
        const remaining = files.flatMap(({ tmpPath }) => tmpPath ?? [])
        await Promise.all(remaining.map((path) => rm(path, { force: true })))
      }
    })
  }
}
