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

/** What writes read of the address, by route; all else that they take stands in the body. */
const readByWrites: Record<string, string[] | undefined> = { 'v1.skills.destroy': ['purge'] }

const bodyParser = new BodyParser(bodyParserConfig)

/**
 * What `/v1` reads of a request. The query is UTF-8, and a parameter that the route does not have is a 400: a read says
 * which ones it has where it reads them; one that says nothing has none, and what it found is not sent. A write takes
 * JSON.
 */
export default class V1RequestMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnreadableQuery(ctx)
    if (!['GET', 'HEAD'].includes(ctx.request.method())) {
      refuseUnknownParameters(ctx, readByWrites[ctx.route?.name ?? ''] ?? [])
      refuseOtherThanJson(ctx)
      return bodyParser.handle(ctx, next)
    }

    await next()
    /** By now a refusal of another kind is answered already. */
    const isSuccess = ctx.response.getStatus() < 300
    if (isSuccess && !areKnown(ctx)) refuseUnknownParameters(ctx, [])
  }
}

/**
 * curl calls a body a form unless told otherwise, and nothing of it would be found where it belongs: 415. Routes that
 * take a file say themselves what they take.
 */
function refuseOtherThanJson({ request, route }: HttpContext) {
  /** A body that is announced with no bytes is none. */
  const hasBody = request.hasBody() && request.header('content-length') !== '0'
  if (!hasBody || request.is(['application/json'])) return

  const isFile = fileRoutes.some((path) => route?.pattern === portal.basePath + path)
  if (!isFile) throw new NotJson(request.header('content-type'))
}

class NotJson extends Refusal {
  constructor(given: string | undefined) {
    const said = given ? `${given} is not taken here` : 'The type of the body is missing'
    super(`${said}. Send JSON, and "Content-Type: application/json" with it.`, {
      status: 415,
      code: 'unsupported_media_type',
      headers: { Accept: 'application/json' },
    })
  }
}
