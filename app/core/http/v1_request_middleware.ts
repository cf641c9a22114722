import BodyParser from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyParserConfig, { fileRoutes } from '#config/bodyparser'
import portal from '#config/portal'
import { Refusal } from '#app/core/errors/problem'
import {
  areKnown,
  refuseUnknownParameters,
  refuseUnreadableQuery,
} from '#app/core/http/query_parameters'
import { trimBody } from '#app/core/http/trimmed_body'

/** The query parameters of writes, by route; all other input of a write is in the body. */
const readByWrites: Record<string, string[] | undefined> = {
  'v1.skills.destroy': ['purge'],
  'v1.clients.people.destroy': ['revoke_keys'],
  'v1.colleagues.destroy': ['revoke_keys'],
}

/** Texts that are not trimmed, by route: their response has positions in them. */
const untrimmedTexts: Record<string, string | undefined> = { 'v1.extract': 'text' }

const bodyParser = new BodyParser({
  ...bodyParserConfig,
  json: { ...bodyParserConfig.json, trimWhitespaces: false },
})

/**
 * Validates and parses requests of `/v1`. The query must be UTF-8, and an unknown parameter is a 400. A read declares
 * its parameters where it reads them; one that declares none has none, and its result is not sent. The body of a write
 * is JSON.
 */
export default class V1RequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnreadableQuery(ctx)
    if (!['GET', 'HEAD'].includes(ctx.request.method())) {
      refuseUnknownParameters(ctx, readByWrites[ctx.route?.name ?? ''] ?? [])
      refuseOtherThanJson(ctx)
      return bodyParser.handle(ctx, () => {
        const body = ctx.request.body()
        const untrimmed = untrimmedTexts[ctx.route?.name ?? ''] ?? ''
        trimBody(ctx, trimText)
        const trimmed = ctx.request.body()
        if (trimmed[untrimmed]) {
          ctx.request.updateBody({ ...trimmed, [untrimmed]: body[untrimmed] })
        }
        return next()
      })
    }

    await next()
    /** Other errors have already been sent. */
    const isSuccess = ctx.response.getStatus() < 300
    if (isSuccess && !areKnown(ctx)) refuseUnknownParameters(ctx, [])
  }
}

/** Null for a blank text. A number keeps its spaces, so that `number_fields.ts` refuses it. */
function trimText(text: string): string | null {
  return /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? text : text.trim() || null
}

/**
 * Rejects (415) other content types, such as forms, which curl sends by default. Routes that receive a file check its
 * type themselves.
 */
function refuseOtherThanJson({ request, route }: HttpContext) {
  /** `Content-Length: 0` means no body. */
  const hasBody = request.hasBody() && request.header('content-length') !== '0'
  if (!hasBody || request.is(['application/json'])) return

  const isFile = fileRoutes.some((path) => route?.pattern === portal.basePath + path)
  if (!isFile) throw new NotJson(request.header('content-type'))
}

class NotJson extends Refusal {
  constructor(given: string | undefined) {
    const reason = given ? `${given} is not supported` : 'The Content-Type header is missing'
    super(`${reason}. Send JSON with "Content-Type: application/json".`, {
      code: 'unsupported_media_type',
      headers: { Accept: 'application/json' },
    })
  }
}
