import { rm } from 'node:fs/promises'
import BodyParser from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig from '#config/bodyparser'
import { refuseUnreadableQuery } from '#app/core/http/query_parameters'
import { trimBody } from '#app/core/http/trimmed_body'

const { form, multipart } = bodyParserConfig
const bodyParser = new BodyParser({
  ...bodyParserConfig,
  form: { ...form, trimWhitespaces: false },
  multipart: { ...multipart, trimWhitespaces: false },
})

/** For routes with files, whose middleware reads the body later. Their bodies contain no passwords. */
const fileBodyParser = new BodyParser(bodyParserConfig)

/**
 * Validates and parses requests of pages: the query must be UTF-8, and the body is a form. The body parser stores
 * uploaded files of every request in the system's temporary folder; those that were not moved are deleted after the
 * request.
 */
export default class PageRequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnreadableQuery(ctx)
    const isFile = multipart.processManually.includes(ctx.route?.pattern ?? '')
    const parser = isFile ? fileBodyParser : bodyParser
    await parser.handle(ctx, async () => {
      try {
        if (!isFile) trimBody(ctx, (text) => text.trim() || null)
        await next()
      } finally {
        const files = Object.values(ctx.request.allFiles()).flat()
        const remaining = files.flatMap(({ tmpPath }) => tmpPath ?? [])
        await Promise.all(remaining.map((path) => rm(path, { force: true })))
      }
    })
  }
}
